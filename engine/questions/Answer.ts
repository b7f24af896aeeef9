/** What somebody of the team has said to a question, in the project's own words. */
export interface Answer {
  question: string;
  /** null: nobody in the team knows it. */
  answer: string | null;
}
