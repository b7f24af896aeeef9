import type { Area } from '#engine/picture/Area.ts';

import type { TreeNode } from './readTree.ts';
import { setNode, type SetNode } from './setNode.ts';

/** A node that was set, with all that hangs on it. */
export interface Branch {
  node: TreeNode;
  set: SetNode;
  /** The height of what hangs on it, and of the whole. */
  hanging: number;
  span: number;
  branches: Branch[];
}

/** The room that nodes have, each in its column. */
export interface NodeRoom {
  width: number;
  /** null: as much as they need. */
  limit: number | null;
  size: number;
}

export function setBranch(node: TreeNode, room: NodeRoom, area: Area): Branch {
  const branches = node.children.map((child) => setBranch(child, room, area));
  return joinBranches(node, setNode(node, room, area), branches);
}

export function joinBranches(node: TreeNode, set: SetNode, branches: Branch[]): Branch {
  const hanging = spanOf(branches);
  return { node, set, hanging, span: Math.max(set.height, hanging), branches };
}

/** The height of branches below each other. */
export function spanOf(branches: readonly Branch[]): number {
  return branches.reduce((sum, branch, index) => sum + branch.span + gapBefore(branches, index), 0);
}

/** More between two of which something hangs on one. */
export function gapBefore(branches: readonly Branch[], index: number): number {
  if (index === 0) return 0;
  const isLeaf = (at: number) => branches[at]?.branches.length === 0;
  return isLeaf(index) && isLeaf(index - 1) ? 8 : 16;
}

/**
 * Branches on as many sheets as they need: one stays whole where it fits on a sheet, else what it hangs on is told
 * again on the next.
 */
export function onSheets(branches: readonly Branch[], room: number): Branch[][] {
  const sheets: Branch[][] = [];
  let sheet: Branch[] = [];
  const end = () => {
    if (sheet.length > 0) sheets.push(sheet);
    sheet = [];
  };
  for (const branch of branches) {
    if (spanOf([...sheet, branch]) <= room) {
      sheet.push(branch);
      continue;
    }
    end();
    if (branch.span <= room || branch.branches.length === 0) {
      sheet = [branch];
      continue;
    }
    const parts = onSheets(branch.branches, room).map((part) => joinBranches(branch.node, branch.set, part));
    sheets.push(...parts.slice(0, -1).map((part) => [part]));
    sheet = parts.slice(-1);
  }
  end();
  return sheets;
}
