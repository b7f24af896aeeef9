/** From and up to which line of a source, each with it. */
export type LineRange = [from: number, to: number];

/** Numbers of lines, in their order, as ranges. */
export function toRanges(numbers: readonly number[]): LineRange[] {
  const ranges: LineRange[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** The numbers of the lines that ranges hold. */
export function linesIn(ranges: readonly LineRange[], mostLines: number): Set<number> {
  const numbers = new Set<number>();
  for (const [from, to] of ranges)
    for (let number = from; number <= Math.min(to, mostLines); number += 1) numbers.add(number);
  return numbers;
}
