/**
 * What a part of an input is worth to a draft. Where not all fits, the last rank is left out first:
 * 1 what people said, did, measured and decided; 2 what a field must refer to; 3 claims about which something is known;
 * 4 what the team has written; 5 drafts that nobody has confirmed; 6 what is only planned, a line each;
 * 7 its details, and how field work was done.
 */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** All ranks, the most worth first. */
export const ranks: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7];
