/**
 * A text without certain signs at its beginning and end. An expression such as `/[,;]+$/` begins anew at each sign of
 * every run within the text, and takes quadratic time.
 *
 * @param atStart matches one such sign. @param atEnd the same for the end.
 */
export function trimSigns(text: string, atStart: RegExp | null, atEnd: RegExp | null = atStart): string {
  const letters = Array.from(text);
  let [from, to] = [0, letters.length];
  while (from < to && atStart?.test(letters[from]!)) from += 1;
  while (from < to && atEnd?.test(letters[to - 1]!)) to -= 1;
  return to - from === letters.length ? text : letters.slice(from, to).join('');
}
