/** The first units of a text, never with half of a letter beyond the basic plane at its end. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
