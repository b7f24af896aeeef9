import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Place } from '#engine/picture/GroupEdit.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { branchKnob } from './branchKnob.ts';
import { drawLimb } from './drawLimb.ts';
import { type Branch, gapBefore } from './placeBranches.ts';
import type { Column } from './readTree.ts';

/** What was drawn of a tree, and where the part of each node lies, by its pointer. */
export interface LaidTree {
  height: number;
  elements: SceneElement[];
  parts: Map<string, Place>;
}

const gaps = { sheet: 52, page: 36, narrow: 36 };
const widest = { sheet: 460, page: 320, narrow: 320 };

/** How wide each column is, and where it begins. */
export function columnsOf(count: number, { width, form }: Area): { width: number; xs: number[] } {
  const gap = gaps[form];
  const each = Math.min(widest[form], (width - (count - 1) * gap) / count);
  const left = form === 'sheet' ? (width - count * each - (count - 1) * gap) / 2 : 0;
  return { width: each, xs: Array.from({ length: count }, (_, index) => left + index * (each + gap)) };
}

export function headingHeight({ type }: Area): number {
  return lineHeightOf(type.small) + 10;
}

/** The trunk at the left and a column to each level; on a sheet each node beside the middle of what hangs on it. */
export function layAcross(branches: readonly Branch[], columns: readonly Column[], area: Area): LaidTree {
  const { width, xs } = columnsOf(columns.length, area);
  const top = headingHeight(area);
  const isCentred = area.height !== null;
  const limbs: SceneElement[] = [];
  const nodes: SceneElement[] = [];
  const parts = new Map<string, Place>();

  let height = top;
  for (const [index, branch] of branches.entries()) {
    height += gapBefore(branches, index);
    lay(branch, height, null);
    height += branch.span;
  }
  return { height, elements: [...columns.map(drawHeading), ...limbs, ...nodes], parts };

  function lay(
    { node, set, hanging, span, branches: inner }: Branch,
    y: number,
    from: { x: number; y: number } | null,
  ) {
    const x = xs[node.depth] ?? 0;
    const own = isCentred ? y + (span - set.height) / 2 : y;
    const port = own + (isCentred ? set.height / 2 : set.firstLine);
    if (from) limbs.push(drawLimb(from, { x, y: port }, x - gaps[area.form] / 2));
    const place = { x, y: own, width, height: set.height };
    const end = { x: x + width, y: port };
    nodes.push(set.draw(x, own), ...branchKnob(node, place, end));
    parts.set(node.pointer, { x: x + width, y, width: area.width - x - width, height: span });
    let below = isCentred ? y + (span - hanging) / 2 : y;
    for (const [index, branch] of inner.entries()) {
      below += gapBefore(inner, index);
      lay(branch, below, end);
      below += branch.span;
    }
  }

  function drawHeading({ name, list, count }: Column, index: number): SceneElement {
    const { type } = area;
    const set = typesetText(name, { width, height: top - 8, size: type.small, least: type.least, weight: 600 });
    const text = drawText(set, { x: xs[index] ?? 0, y: 0, role: 'quiet' });
    const label = `${name}: ${count}`;
    return { kind: 'group', ...(list !== null && { pointer: list }), label, elements: [text] };
  }
}
