import type { SceneElement } from '#engine/picture/Scene.ts';

interface Point {
  x: number;
  y: number;
}

const stroke = { stroke: 'strong-line', strokeWidth: 1.5 } as const;

/** A line from a node to one that hangs on it: across, along the trunk at `turn`, and across again. */
export function drawLimb(from: Point, to: Point, turn: number): SceneElement {
  const fall = to.y - from.y;
  if (Math.abs(fall) < 1) return { kind: 'line', x1: from.x, y1: from.y, x2: to.x, y2: from.y, ...stroke };
  const bend = Math.min(8, Math.abs(fall) / 2, Math.abs(to.x - turn));
  const down = Math.sign(fall) * bend;
  const lead = Math.min(bend, turn - from.x);
  const commands = [
    `M ${from.x} ${from.y}`,
    `L ${turn - lead} ${from.y}`,
    `C ${turn} ${from.y} ${turn} ${from.y} ${turn} ${from.y + down}`,
    `L ${turn} ${to.y - down}`,
    `C ${turn} ${to.y} ${turn} ${to.y} ${turn + bend} ${to.y}`,
    `L ${to.x} ${to.y}`,
  ];
  return { kind: 'path', commands: commands.join(' '), ...stroke };
}

/** A line down along the left of what hangs on a node, and across to it. */
export function drawUprightLimb(from: Point, to: Point): SceneElement {
  const bend = Math.min(8, to.x - from.x);
  const commands = [
    `M ${from.x} ${from.y}`,
    `L ${from.x} ${to.y - bend}`,
    `C ${from.x} ${to.y} ${from.x} ${to.y} ${from.x + bend} ${to.y}`,
    `L ${to.x} ${to.y}`,
  ];
  return { kind: 'path', commands: commands.join(' '), ...stroke };
}
