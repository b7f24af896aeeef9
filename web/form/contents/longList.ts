/** From this many on, a list is long enough for its items to be listed. */
export const longList = 4;
