import { type IRunOptions, TextRun } from 'docx';

import { printable } from '#server/export/printable.ts';

/** A text as runs, with its line breaks. */
export function runs(text: string, look: IRunOptions = {}): TextRun[] {
  return printable(text)
    .split('\n')
    .map((line, index) => new TextRun({ ...look, text: line, ...(index > 0 && { break: 1 }) }));
}
