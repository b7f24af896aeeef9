/** What a number counts, as powers of names: "sale / buyer / year" is sale 1, buyer -1, year -1. */
export type Measure = ReadonlyMap<string, number>;

/** Reads a measure such as "unit / month" or "likelihood * impact"; see `measureContract`. */
export function parseMeasure(text: string): Measure {
  const [first = '', ...rest] = text.split(/ (?=[*/] )/);
  return rest.reduce(
    (measure, part) => combine(measure, new Map([[part.slice(2), 1]]), part.startsWith('/') ? -1 : 1),
    new Map([[first, 1]]) as Measure,
  );
}

/** The measure of a product; with -1, of the first divided by the second. */
export function combine(one: Measure, other: Measure, sign: 1 | -1): Measure {
  const result = new Map(one);
  for (const [name, power] of other) result.set(name, (result.get(name) ?? 0) + sign * power);
  for (const [name, power] of result) if (power === 0) result.delete(name);
  return result;
}

/** Whether two numbers count the same. */
export function isSameMeasure(one: Measure, other: Measure): boolean {
  return combine(one, other, -1).size === 0;
}

/** A measure as folders write it; "1" for one that counts nothing. */
export function formatMeasure(measure: Measure): string {
  const names = (sign: 1 | -1) =>
    [...measure].flatMap(([name, power]) => Array.from({ length: Math.max(0, sign * power) }, () => name));
  return [names(1).join(' * ') || '1', ...names(-1)].join(' / ');
}
