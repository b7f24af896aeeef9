/** Characters of the idea that a sketch is drawn of. */
export const longestIdea = 600;
