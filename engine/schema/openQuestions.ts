/** The field that every toolset has: contradictions and missing inputs, which a draft names instead of guessing. */
export const openQuestions = 'openQuestions';
export const openQuestionsPointer = `/${openQuestions}`;
