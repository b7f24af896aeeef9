import { signs as allSigns } from '#engine/picture/entries/signs.ts';
import type { LegendGroup, LegendItem } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { BoardDescription } from './boardContract.ts';
import type { Card } from './readBoard.ts';

/** What signs and steps of tests mean; only of those that occur. */
export function boardLegend(
  { list, test }: BoardDescription,
  cards: readonly Card[],
  source: PictureSource,
): LegendGroup[] {
  if (!test) return [];
  const occurring = new Set(cards.flatMap((card) => card.test?.verdict?.sign ?? []));
  const words = test.verdict === undefined ? [] : source.choicesOf(`${list}/*/${test.verdict}`);
  const wordOf = { yes: 'supported', no: 'refuted', assumed: 'open' } as const;
  const verdicts = allSigns.flatMap((sign): LegendItem[] => {
    if (!occurring.has(sign) || !(sign in wordOf)) return [];
    const word = words.find(({ value }) => value === wordOf[sign as keyof typeof wordOf])?.word;
    return word === undefined ? [] : [{ mark: { kind: 'sign', sign }, word }];
  });
  const steps: LegendItem[] = cards.some((card) => card.test?.strength !== null)
    ? [{ mark: { kind: 'steps', of: 3 }, word: source.words.strengthOfTest }]
    : [];
  return [
    { name: test.verdict === undefined ? '' : source.nameOf(`${list}/*/${test.verdict}`), items: verdicts },
    { name: '', items: steps },
  ].filter(({ items }) => items.length > 0);
}
