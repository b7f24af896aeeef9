import type { Language } from '#engine/toolset/languages.ts';

import { localeTags } from '../../../localeTags.ts';
import { escapeText, tag } from '../xml.ts';

/** What the library is given as notes, so that it makes a place for them. */
export const notesMark = '-';

const paragraphWithMark = new RegExp(`<a:p><a:r>(?:(?!<a:p>).)*<a:t>${notesMark}</a:t>.*?</a:p>`);

/** The library writes notes as a single paragraph, in English. */
export function finishNotes(xml: string, notes: readonly string[], language: Language): string {
  const style = { lang: localeTags[language], dirty: 0 };
  const paragraphs = notes.map((text) =>
    text === ''
      ? tag('a:p', {}, tag('a:endParaRPr', style))
      : tag('a:p', {}, tag('a:r', {}, `${tag('a:rPr', style)}<a:t>${escapeText(text)}</a:t>`)),
  );
  return xml.replace(paragraphWithMark, () => paragraphs.join('') || tag('a:p'));
}
