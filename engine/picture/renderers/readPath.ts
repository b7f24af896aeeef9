/** A point as x and y. */
export type PathPoint = [x: number, y: number];

const pointsOf = { M: 1, L: 1, C: 3, Z: 0 };

export interface PathCommand {
  letter: keyof typeof pointsOf;
  points: PathPoint[];
}

/**
 * The absolute M, L, C and Z commands of an SVG path, each with its points. Further points after a command repeat it;
 * after a move they are lines.
 */
export function readPath(text: string): PathCommand[] {
  const read: PathCommand[] = [];
  for (const [, sign, numbers = ''] of text.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const letter = sign as PathCommand['letter'];
    const values = (numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
    const points = Array.from({ length: values.length >> 1 }, (_, i): PathPoint => [
      values[2 * i]!,
      values[2 * i + 1]!,
    ]);
    const each = pointsOf[letter] || 1;
    if (pointsOf[letter] === 0) read.push({ letter, points: [] });
    for (let start = 0; start + each <= points.length; start += each) {
      read.push({ letter: letter === 'M' && start > 0 ? 'L' : letter, points: points.slice(start, start + each) });
    }
  }
  return read;
}
