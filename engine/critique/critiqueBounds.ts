/** Most findings of a reading: more than a dozen nobody settles. */
export const mostFindings = 12;
/** Most places of a finding. */
export const mostPlaces = 4;
/** Characters of a question. */
export const longestQuestion = 400;
/** Characters of the words that are quoted of a place; what is longer is cut. */
export const longestWords = 240;
/** Tokens of both messages, however much the model takes: what a reading costs whoever pays for the model. */
export const mostTokens = 20_000;
