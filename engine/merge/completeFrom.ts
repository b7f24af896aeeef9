/**
 * A document of which only a part has been written, completed by an earlier one: fields that are not there yet, and
 * entries of a list beyond those that are. An entry that is there already, by its id, does not come twice.
 */
export function completeFrom(part: unknown, earlier: unknown): unknown {
  if (Array.isArray(part)) {
    const known = new Set(part.map(idOf));
    const rest = Array.isArray(earlier) ? (earlier as unknown[]).slice(part.length) : [];
    return [...(part as unknown[]), ...rest.filter((item) => idOf(item) === undefined || !known.has(idOf(item)))];
  }
  if (!isObject(part) || !isObject(earlier)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, completeFrom(value, earlier[key])] as const);
  return { ...earlier, ...Object.fromEntries(entries) };
}

const idOf = (item: unknown) => (isObject(item) ? item['id'] : undefined);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
