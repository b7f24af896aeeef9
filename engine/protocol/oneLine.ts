import { z } from 'zod';

/** They turn around what stands behind them, and nobody who pastes them sees them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
// Of an empty one it is said already that it is missing.
const visible = /^$|[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** A name: on one line, to be seen and without control signs, since it stands in mails, titles and file names. `most` counts characters. */
export const oneLine = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(turning, ''))
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
    .regex(visible);
