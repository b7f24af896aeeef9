/** Lengths of the dashes and gaps of a line. */
export const dashes = { dashed: [5, 4], dotted: [2, 4] };
