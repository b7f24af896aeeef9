import type { LegendGroup } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import { onNoBranch } from './onNoBranch.ts';
import type { TreeNode } from './readTree.ts';
import type { LevelDescription } from './treeContract.ts';

/** What the signs of each level mean, and which number stands in the corner of its nodes. */
export function treeLegend(
  levels: readonly LevelDescription[],
  nodes: readonly (readonly TreeNode[])[],
  hasLoose: boolean,
  source: PictureSource,
): LegendGroup[] {
  const groups = levels.flatMap(({ list, sign, number }, index): LegendGroup[] => {
    const shown = nodes[index] ?? [];
    const field = sign && `${list}/*/${sign.property}`;
    const choices = field === undefined ? [] : source.choicesOf(field);
    const occurring = new Set(shown.map((node) => node.sign));
    const signs = choices.flatMap(({ value, word }) => {
      const own = sign?.signs[value];
      return own && occurring.has(own) ? [{ mark: { kind: 'sign', sign: own } as const, word }] : [];
    });
    const figure = shown.find((node) => node.figure !== '');
    const figures = figure && {
      mark: { kind: 'number', text: figure.figure, role: figure.tone } as const,
      word: source.nameOf(`${list}/*/${number}`),
    };
    return [
      { name: field === undefined ? '' : source.nameOf(field), items: signs },
      { name: '', items: figures ? [figures] : [] },
    ];
  });
  const loose = {
    mark: { kind: 'box', stroke: 'assumed', dash: 'dashed' } as const,
    word: onNoBranch[source.language],
  };
  return [...groups, { name: '', items: hasLoose ? [loose] : [] }].filter(({ items }) => items.length > 0);
}
