import { boundedText } from './boundedText.ts';

/** Bidirectional control characters: invisible, and they reverse the text that follows. */
const bidirectionalControls = /[\u202a-\u202e\u2066-\u2069]/g;
// The empty text passes: `min` has refused it already.
const visible = /^$|[^\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A name: one visible line without control characters, since it is used in mails, titles and file names. `most` is in
 * UTF-16 units.
 */
export const oneLine = (most: number) =>
  boundedText(most, (text) => text.replace(bidirectionalControls, '').trim())
    .min(1)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
    .regex(visible);
