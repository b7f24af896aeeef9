import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Place } from '#engine/picture/GroupEdit.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { branchKnob } from './branchKnob.ts';
import { drawUprightLimb } from './drawLimb.ts';
import type { LaidTree } from './layAcross.ts';
import type { Column, TreeNode } from './readTree.ts';
import { setNode } from './setNode.ts';

const indent = 20;
const between = 8;
/** At the right, where one adds to a node. */
const margin = 14;

/** The trunk on top, what hangs on each node below it and further in. */
export function layDown(trunk: readonly TreeNode[], columns: readonly Column[], area: Area): LaidTree {
  const limbs: SceneElement[] = [];
  const nodes: SceneElement[] = [];
  const parts = new Map<string, Place>();
  let y = 0;
  for (const { name, list, count } of columns) {
    if (list === null) continue;
    const { type } = area;
    const room = { width: area.width - 40, height: null, size: type.small, least: type.least, weight: 600 } as const;
    const set = typesetText(name, room);
    const text = drawText(set, { x: 0, y, role: 'quiet' });
    nodes.push({ kind: 'group', pointer: list, label: `${name}: ${count}`, elements: [text] });
    y += set.height + between;
  }
  for (const node of trunk) lay(node, null);
  return { height: y - between, elements: [...limbs, ...nodes], parts };

  function lay(node: TreeNode, from: { x: number; y: number } | null): void {
    const x = node.depth * indent;
    const width = area.width - x - margin;
    const set = setNode(node, { width, limit: null, size: area.type.text }, area);
    const top = y;
    if (from) limbs.push(drawUprightLimb(from, { x, y: top + set.firstLine }));
    const foot = { x: x + indent / 2, y: top + set.height };
    const place = { x, y: top, width, height: set.height };
    nodes.push(set.draw(x, top), ...branchKnob(node, place, foot));
    y += set.height + between;
    for (const child of node.children) lay(child, foot);
    parts.set(node.pointer, { x, y: top, width: area.width - x, height: y - between - top });
  }
}
