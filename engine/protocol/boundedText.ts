import { z } from 'zod';

// Normalisation and trimming shorten a text, but a legitimate one never to less than a quarter.
const shrinkage = 4;

/**
 * A text input whose length is checked before anything else: Unicode normalisation takes quadratic time on combining
 * marks, and even linear work adds up over a megabyte.
 *
 * @param most maximum length after `settle`, in UTF-16 units; inputs over four times as long are rejected unprocessed.
 * @param settle normalises the text for measuring and storing.
 */
export function boundedText(most: number, settle: (text: string) => string = (text) => text) {
  return z
    .string()
    .check(({ value, issues }) => {
      if (value.length <= most * shrinkage) return;
      // `continue: false` skips all later checks of the schema.
      issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value, continue: false });
    })
    .overwrite(settle)
    .max(most, { abort: true });
}
