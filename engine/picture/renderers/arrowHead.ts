import type { LineElement } from '#engine/picture/Scene.ts';

const headLength = 8;

/** The arrow head at the end of a line, as commands of an SVG path. */
export function arrowHead({ x1, y1, x2, y2 }: LineElement): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const corner = (turn: number) =>
    `${x2 - headLength * Math.cos(angle + turn)} ${y2 - headLength * Math.sin(angle + turn)}`;
  return `M${x2} ${y2} L${corner(0.45)} L${corner(-0.45)} Z`;
}
