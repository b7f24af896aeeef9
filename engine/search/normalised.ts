// As many marks on one letter as Unicode's stream-safe format allows (UAX #15); no language needs half of them.
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a normal form. A letter keeps at most thirty marks: normalising sorts them, which takes quadratic time.
 */
export function normalised(text: string, form: 'NFC' | 'NFKD'): string {
  return text.replace(tooManyMarks, '$1').normalize(form);
}
