import type { Language } from '#engine/languages/languages.ts';

/** As many whole sentences of a text as fit into so many letters, but one at least. */
export function firstSentences(text: string, most: number, language: Language): string {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  const fitting = sentences.filter(({ index, segment }) => index === 0 || index + segment.trimEnd().length <= most);
  return fitting
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
