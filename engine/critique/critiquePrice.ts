/** Tokens of one reading, whatever the size of the project: its request has a bound. As much as a large toolset. */
export const critiquePrice = 30;
