/** Round figures that an axis stands on, from the least to the greatest. */
export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

// Values are rounded to four decimals at most.
const leastSpan = 1e-4;

/** The scale for some values, with zero on it, and so many figures at most. */
export function scaleOf(values: readonly number[], most: number): Scale {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  const span = Math.max(greatest - least, leastSpan);
  let step = roundStep(span / Math.max(1, most - 1));
  // Both ends are rounded outwards, which can take one more.
  while (Math.ceil(greatest / step) - Math.floor(least / step) + 1 > Math.max(3, most)) step = roundStep(step * 1.01);
  const [low, high] = [Math.floor(least / step), Math.max(Math.ceil(greatest / step), Math.floor(least / step) + 1)];
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => Number(((low + index) * step).toPrecision(12)));
  return { from: low * step, to: high * step, ticks };
}

/** The next of 1, 2 and 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((each) => each * power >= least * 0.999_999) ?? 10;
  return times * power;
}
