import type { Line } from '#server/export/formats/pptx/Line.ts';
import type { SlideLanguages } from '#server/export/formats/pptx/SlideLanguages.ts';
import { escapeText, tag } from '#server/export/formats/pptx/xml.ts';

import { mend } from './mend.ts';

/** What the library is given as notes, so that it makes a place for them. */
export const notesMark = '-';

const paragraphWithMark = new RegExp(`<a:p><a:r>(?:(?!<a:p>).)*<a:t>${notesMark}</a:t>.*?</a:p>`);

/** The library writes notes as a single paragraph, in English. */
export function finishNotes(xml: string, notes: readonly Line[], languages: SlideLanguages): string {
  const styleOf = (isWritten = false) => ({ lang: languages.of(isWritten), dirty: 0 });
  const paragraphs = notes.map((line) => {
    const runs = line
      .filter(({ text }) => text !== '')
      .map(({ text, isWritten }) =>
        tag('a:r', {}, `${tag('a:rPr', styleOf(isWritten))}<a:t>${escapeText(text)}</a:t>`),
      );
    return tag('a:p', {}, runs.join('') || tag('a:endParaRPr', styleOf()));
  });
  return mend(xml, 'paragraph of notes', paragraphWithMark, () => paragraphs.join('') || tag('a:p'));
}
