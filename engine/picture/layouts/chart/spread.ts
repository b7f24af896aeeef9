/**
 * Where labels of some height stand that want to be at these places: as near as can be, none over another, all between
 * `from` and `to`; as many as fit there.
 */
export function spread(wanted: readonly number[], height: number, from: number, to: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const placed = Array.from(wanted, () => 0);
  let next = from + height / 2;
  for (const index of order) {
    placed[index] = Math.max(next, wanted[index]!);
    next = placed[index]! + height;
  }
  let last = to - height / 2;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(last, placed[index]!);
    last = placed[index]! - height;
  }
  return placed;
}
