import type { Place } from '#engine/picture/GroupEdit.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import type { TreeNode } from './readTree.ts';
import type { TreeDescription } from './treeContract.ts';

/** Nodes that refer to what they hang on can be moved to the part of another one. */
export function addParents(
  elements: readonly SceneElement[],
  parts: ReadonlyMap<string, Place>,
  nodes: readonly TreeNode[],
  { levels, root }: TreeDescription,
  source: PictureSource,
): SceneElement[] {
  const offset = root === undefined ? 0 : 1;
  const byPointer = new Map(nodes.map((node) => [node.pointer, node]));
  return elements.map((element) => {
    const node = element.kind === 'group' && element.pointer !== undefined && byPointer.get(element.pointer);
    const by = node ? levels[node.depth - offset]?.by : undefined;
    if (!node || element.kind !== 'group' || by === undefined) return element;
    const { x = 0, y = 0 } = element;
    const columns = nodes.flatMap(({ depth, id, pointer }) => {
      const place = depth === node.depth - 1 && id !== '' ? parts.get(pointer) : undefined;
      return place ? [{ value: id, place: { ...place, x: place.x - x, y: place.y - y } }] : [];
    });
    const pointer = `${node.pointer}/${by}`;
    const state = `${source.nameOf(pointer)}: ${source.textAt(pointer) || source.words.none}`;
    return { ...element, edit: { kind: 'column', state, pointer, value: source.codeAt(pointer), columns } };
  });
}
