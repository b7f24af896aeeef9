import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';

import type { TreeNode } from './readTree.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What stands for the list of a node's branches: the node itself, as far as what is let go over it is meant, and where
 * its line begins a point. It says nothing to who only reads.
 */
export function branchKnob(
  { branches, children, tone }: TreeNode,
  place: Place,
  at: { x: number; y: number },
): GroupElement[] {
  if (!branches) return [];
  const point: SceneElement = { kind: 'ellipse', ...at, radiusX: 3.5, radiusY: 3.5, fill: tone };
  const { pointer, label } = branches;
  // Wider than the node, so that it lies on no ground of its own.
  const around: SceneElement = { kind: 'box', ...place, width: place.width + 4 };
  return [
    { kind: 'group', pointer, label, isForEdits: true, elements: [around, ...(children.length > 0 ? [point] : [])] },
  ];
}
