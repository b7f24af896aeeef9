import type { Area } from '#engine/picture/Area.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';
import { lineHeightOf } from '#engine/picture/text/typesetText.ts';

import { addParents } from './addParents.ts';
import { columnsOf, headingHeight, layAcross, type LaidTree } from './layAcross.ts';
import { layDown } from './layDown.ts';
import { onSheets, setBranch, spanOf } from './placeBranches.ts';
import { readTree, type Tree, type TreeNode } from './readTree.ts';
import { setApart } from './setApart.ts';
import type { TreeDescription } from './treeContract.ts';

const gap = 18;
/** A column that is narrower breaks words; then a page shows the tree as a phone does. */
const narrowest = 130;
/** Of a sheet's height: what one node, and what stands apart, may take. */
const most = { node: 0.25, apart: 0.3 };

/**
 * Lists within lists as a tree: its trunk at the left, a column to each level, a line to each branch; on a phone from
 * the top, each level further in. On a sheet a tree that is too high goes on on the next.
 */
export const drawTree: Draw<TreeDescription> = (described, source, area) => {
  const tree = readTree(described, source);
  if (!tree) return [];
  const { description, legend, trunk, loose, columns } = tree;
  const drawn = area.height === null ? [onPage()] : sheetsOf(tree, source, area, area.height);
  return drawn.map(({ height, elements }) => {
    return { description, height, elements, ...(legend.length > 0 && { legend }) };
  });

  function onPage(): Pick<LaidTree, 'height' | 'elements'> {
    const { width } = columnsOf(columns.length, area);
    const roots = [...trunk, ...loose];
    const room = { width, limit: null, size: area.type.text };
    const isUpright = area.form === 'narrow' || width < narrowest;
    const laid = isUpright
      ? layDown(roots, columns, area)
      : layAcross(
          roots.map((node) => setBranch(node, room, area)),
          columns,
          area,
        );
    const elements = addParents(laid.elements, laid.parts, allOf(roots), described, source);
    const apart = setApart(tree as Tree, source, area, null);
    if (!apart) return { height: laid.height, elements };
    return { height: laid.height + gap + apart.height, elements: [...elements, apart.drawAt(laid.height + gap)] };
  }
};

function sheetsOf(tree: Tree, source: PictureSource, area: Area, height: number) {
  const { columns } = tree;
  const roots = [...tree.trunk, ...tree.loose];
  const room = height - headingHeight(area);
  const apart = setApart(tree, source, area, height * most.apart);
  const whole = room - (apart ? gap + apart.height : 0);
  const { width } = columnsOf(columns.length, area);
  const setAt = (size: number) => roots.map((node) => setBranch(node, { width, limit: room * most.node, size }, area));
  const leaves = allOf(roots).filter(({ children }) => children.length === 0).length;
  const couldFit = leaves * lineHeightOf(area.type.least) <= whole;
  const size = couldFit ? greatestFitting(sizesOf(area), (tried) => spanOf(setAt(tried)) <= whole) : undefined;
  const sheets = onSheets(setAt(size ?? area.type.text), room);
  const drawn: Pick<LaidTree, 'height' | 'elements'>[] = sheets.map((branches) => layAcross(branches, columns, area));
  const last = drawn.at(-1);
  if (!apart || !last) return drawn;
  if (last.height + gap + apart.height > height)
    return [...drawn, { height: apart.height, elements: [apart.drawAt(0)] }];
  const added = {
    height: last.height + gap + apart.height,
    elements: [...last.elements, apart.drawAt(last.height + gap)],
  };
  return [...drawn.slice(0, -1), added];
}

function allOf(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}
