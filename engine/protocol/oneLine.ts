import { z } from 'zod';

/** A name: on one line and without control signs, since it stands in mails, titles and file names. `most` counts characters. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);
