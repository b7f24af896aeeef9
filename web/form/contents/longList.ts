/** Lists with at least so many items have them in the table of contents. */
export const longList = 4;
