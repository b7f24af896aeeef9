import type { LegendGroup } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { Forces } from './Forces.ts';
import type { ForcesDescription } from './forcesContract.ts';

/** What the figure and the length of an arrow tell, and its dashes where there are any. */
export function forcesLegend(
  { strength, assumed }: ForcesDescription['force'],
  { push, pull, habit, worry }: Pick<Forces, 'push' | 'pull' | 'habit' | 'worry'>,
  source: PictureSource,
): LegendGroup[] {
  const entries = [push, pull, habit, worry].flatMap((list) => list.entries);
  const scored = entries.find(({ score }) => score);
  const dashed = entries.find(({ sign }) => sign === 'assumed');
  const scale = source.words.lowToHigh(1, scored?.score?.of ?? 5);
  return [
    ...(scored ? [{ name: source.nameOf(`${scored.pointer}/${strength}`), items: [{ word: scale }] }] : []),
    ...(dashed && assumed
      ? [
          {
            name: '',
            items: [
              {
                mark: { kind: 'box', stroke: 'assumed', dash: 'dashed' } as const,
                word: source.textAt(`${dashed.pointer}/${assumed.field}`),
              },
            ],
          },
        ]
      : []),
  ];
}
