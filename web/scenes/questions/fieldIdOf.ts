/** Of the field in which a question is answered. */
export const fieldIdOf = (question: string) => `answer-${question}`;
