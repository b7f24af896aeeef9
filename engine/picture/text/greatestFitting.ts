/**
 * The greatest of some sizes at which something fits; undefined if it does not fit at the last, which is tried first.
 * The sizes go down, and what fits at one of them is taken to fit at all below, so that few are tried.
 */
export function greatestFitting(sizes: readonly number[], fits: (size: number) => boolean): number | undefined {
  const least = sizes.at(-1);
  if (least === undefined || !fits(least)) return undefined;
  let from = 0;
  let fitting = sizes.length - 1;
  while (from < fitting) {
    const middle = Math.floor((from + fitting) / 2);
    if (fits(sizes[middle] ?? least)) fitting = middle;
    else from = middle + 1;
  }
  return sizes[fitting];
}
