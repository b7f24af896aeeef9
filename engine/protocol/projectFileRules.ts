// Apart from the shapes, so that pages need no zod.
export const projectFileFormat = 'filiz-project';
/** Rises when a file of before can no longer be read by the same rules. */
export const projectFileVersion = 1;
/** The most that is taken, in MB. */
export const mostProjectFile = 10;
