/**
 * Rounds to decimals as one does by hand, halves away from zero. Binary fractions are taken for the decimal ones they
 * stand for: 1.005 is rounded to 1.01, and 3 × 1.005 to 3.02.
 */
export function roundTo(value: number, decimals: number): number {
  const clean = Number(Math.abs(value).toPrecision(15));
  // From here on a number has no fractions that could be rounded.
  if (!(clean < 1e15)) return value;
  const rounded = shift(Math.round(shift(clean, decimals)), -decimals);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** Moves the decimal point, without the error of a multiplication. */
function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
