/**
 * A document of which only a part has been written, completed by an earlier one: fields that are not there yet, and
 * entries of a list that may still come. Where some of the earlier entries are there, by their ids, that is all the
 * others: nobody knows yet which would have been left out. Else it is those beyond as many as there are.
 */
export function completeFrom(part: unknown, earlier: unknown): unknown {
  if (Array.isArray(part))
    return [...(part as unknown[]), ...(Array.isArray(earlier) ? stillToCome(part, earlier) : [])];
  if (!isObject(part) || !isObject(earlier)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, completeFrom(value, earlier[key])] as const);
  return { ...earlier, ...Object.fromEntries(entries) };
}

function stillToCome(part: readonly unknown[], earlier: readonly unknown[]): unknown[] {
  const known = new Set<unknown>(part.map(idOf).filter((id) => id !== undefined));
  const isThere = (item: unknown) => known.has(idOf(item));
  const rest = earlier.some(isThere) ? earlier : earlier.slice(part.length);
  return rest.filter((item) => !isThere(item));
}

const idOf = (item: unknown) => (isObject(item) ? item['id'] : undefined);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
