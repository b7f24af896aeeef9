/** Milliseconds in which a mention may be read before a mail tells of it, with all others until then. */
export const mentionsRest = 10 * 60 * 1000;
