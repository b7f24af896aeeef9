import type { Language } from '#engine/languages/languages.ts';
import type { UnconfirmedScope } from '#engine/reading/Block.ts';
import { unconfirmedNote } from '#engine/reading/unconfirmedWords.ts';

/** A text with the sign that nobody has confirmed it, for formats that have no quieter way to say so. */
export function noted(text: string, scope: UnconfirmedScope | undefined, language: Language): string {
  const note = unconfirmedNote(scope, language);
  return note === '' ? text : `${text}\u00A0${note}`;
}
