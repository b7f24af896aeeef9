import { z } from 'zod';

// Composing letters and taking blanks away shortens a text; no honest one shrinks to a quarter.
const shrinkage = 4;

/**
 * A text from outside that is refused by its length before anything else looks at it: Unicode normalisation takes
 * quadratic time on combining marks, and even linear work adds up over a megabyte.
 *
 * @param most how many UTF-16 units remain at most after `settle`; four times as many are refused as they come.
 * @param settle brings the text into the form in which it is measured and kept.
 */
export function boundedText(most: number, settle: (text: string) => string = (text) => text) {
  return z
    .string()
    .check(({ value, issues }) => {
      if (value.length <= most * shrinkage) return;
      // `continue: false` keeps every later check of the schema from running.
      issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value, continue: false });
    })
    .overwrite(settle)
    .max(most, { abort: true });
}
