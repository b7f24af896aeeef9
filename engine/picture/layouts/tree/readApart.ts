import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { TreeNode } from './readTree.ts';
import type { LevelDescription } from './treeContract.ts';

/** Of each level, what its nodes could stand for and none does. */
export function readApart(
  levels: readonly LevelDescription[],
  nodes: readonly (readonly TreeNode[])[],
  source: PictureSource,
): { name: string; texts: string[] }[] {
  return levels.flatMap(({ list, apart }, index) => {
    if (apart === undefined) return [];
    const field = `${list}/*/${apart}`;
    const taken = new Set(nodes[index]?.map(({ pointer }) => source.codeAt(`${pointer}/${apart}`)));
    const left = (source.references[field] ?? []).filter(({ id, label }) => label !== '' && !taken.has(id));
    return left.length === 0 ? [] : [{ name: source.nameOf(field), texts: left.map(({ label }) => label) }];
  });
}
