import { languageFacts, languages } from '#engine/languages/languages.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { parsePointer } from '#engine/schema/pointer.ts';

import { clausesOf } from './clausesOf.ts';
import { figuresIn } from './figuresIn.ts';
import { sentencesOf } from './sentencesOf.ts';
import { spelledFiguresIn } from './spelledFigures.ts';
import type { Written } from './writtenIn.ts';

export interface LooseFigure {
  pointer: string;
  figure: string;
}

/** Fields in which a draft proposes a figure: it carries no mark, and needs no source. */
const proposes =
  /goal|hypothes|target|threshold|period|when|long|duration|date|time|deadline|criteri|metric|measure|budget|rule|score|importance|power|interest|attract|effort|impact|exclude/i;
const isDayOrTime = /^(20[23]\d|([01]?\d|2[0-3])[.:][0-5]\d)$/;
/** Counts of a few things, and places in a list, are told by whoever writes. */
const few = 12;
const isoDays = /\d{4}-\d{2}-\d{2}/g;
const months = new Set(
  languages.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(languageFacts[language].locale, { month: 'long' });
    return Array.from({ length: 12 }, (_, month) => format(new Date(2026, month)).toLowerCase());
  }),
);

/**
 * Figures of a draft that stand nowhere in its request, in digits or words, and are said as facts: neither marked as an
 * assumption nor asked nor denied, no day or year, and no proposal by the name of the field, nor left out by it.
 *
 * @param tests lists whose items are tests: what these count, from where on and how often, is proposed
 */
export function findLooseFigures(
  { texts, numbers }: { texts: readonly Written<string>[]; numbers: readonly Written<number>[] },
  request: string,
  tests: readonly string[] = [],
): LooseFigure[] {
  const known = new Set([...figuresIn(request), ...spelledFiguresIn(request)]);
  const isLoose = (figure: string) => !known.has(figure) && !(Number(figure) <= few) && !isDayOrTime.test(figure);
  const isProposal = (pointer: string) =>
    isWithin(toPattern(pointer), tests) || parsePointer(pointer).some((name) => proposes.test(name));
  const inTexts = texts.flatMap(({ pointer, value }) => {
    if (isProposal(pointer)) return [];
    const said = sentencesOf(value).filter(({ manner }) => manner === 'fact');
    const stated = said.flatMap(({ text }) => clausesOf(text).filter(({ manner }) => manner === 'fact'));
    const figures = stated.flatMap(({ text }) => figuresIn(withoutDays(text.replaceAll(isoDays, ''))));
    return figures.filter(isLoose).map((figure) => ({ pointer, figure }));
  });
  const alone = numbers.flatMap(({ pointer, value }) => {
    const figure = String(value);
    return !isProposal(pointer) && isLoose(figure) ? [{ pointer, figure }] : [];
  });
  return [...inTexts, ...alone];
}

/** "19 November", "3. Mayıs". */
function withoutDays(text: string): string {
  const words = text.split(/\s/);
  const isMonth = (word = '') => months.has((/^\p{L}+/u.exec(word)?.[0] ?? '').toLowerCase());
  return words.filter((word, at) => !(/^\d{1,2}\.?$/.test(word) && isMonth(words[at + 1]))).join(' ');
}
