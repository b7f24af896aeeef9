import { withoutTurns } from '#engine/schema/withoutTurns.ts';

import { boundedText } from './boundedText.ts';

// The empty text passes: `min` has refused it already.
const visible = /^$|[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A name: one visible line without control characters, since it is used in mails, titles and file names. `most` is in
 * UTF-16 units.
 */
export const oneLine = (most: number) =>
  boundedText(most, (text) => withoutTurns(text).trim())
    .min(1)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
    .regex(visible);
