import { TextRun } from 'docx';

import type { Language } from '#engine/languages/languages.ts';
import type { UnconfirmedScope } from '#engine/reading/Block.ts';
import { unconfirmedNote } from '#engine/reading/unconfirmedWords.ts';

const look = { color: '566072', bold: false, italics: false };

/** What stands quietly behind a text that nobody has confirmed. */
export function markRuns(scope: UnconfirmedScope | undefined, language: Language): TextRun[] {
  const note = unconfirmedNote(scope, language);
  return note === '' ? [] : [new TextRun({ ...look, text: `\u00A0${note}` })];
}
