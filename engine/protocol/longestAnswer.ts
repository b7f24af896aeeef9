// Apart from the shapes, so that pages need no zod.
/** In UTF-16 units: what a person says in a few sentences. */
export const longestAnswer = 2000;
