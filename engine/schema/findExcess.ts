/** What JSON from outside may have at most. */
export interface JsonBounds {
  /** How deep objects and lists may be nested; a text or number alone has depth 0. */
  levels: number;
  /** How many values there may be: each object, list, text, number … counts as one. */
  values: number;
  /** Characters of the name of a property: whoever walks a document writes a name down at each value within it. */
  name: number;
}

/** The first of its bounds that a JSON value exceeds; null where it keeps them all. Ends where it finds one. */
export function findExcess(value: unknown, bounds: JsonBounds): keyof JsonBounds | null {
  let count = 0;
  return visit(value, 0);

  function visit(one: unknown, depth: number): keyof JsonBounds | null {
    count += 1;
    if (count > bounds.values) return 'values';
    if (typeof one !== 'object' || one === null) return null;
    if (depth >= bounds.levels) return 'levels';
    if (Array.isArray(one)) {
      for (const item of one) {
        const found = visit(item, depth + 1);
        if (found) return found;
      }
      return null;
    }
    for (const name in one) {
      const found = name.length > bounds.name ? 'name' : visit((one as Record<string, unknown>)[name], depth + 1);
      if (found) return found;
    }
    return null;
  }
}
