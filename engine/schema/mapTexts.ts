/**
 * A JSON value in which every text is what `change` makes of it; keys stay. What holds no changed text is not copied:
 * the very same value comes back where nothing changes.
 */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  return visit(value) as T;

  function visit(one: unknown): unknown {
    if (typeof one === 'string') return change(one);
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) {
      const items = one.map(visit);
      return items.some((item, index) => item !== one[index]) ? items : one;
    }
    let copy: Record<string, unknown> | undefined;
    for (const [key, child] of Object.entries(one)) {
      const changed = visit(child);
      if (changed !== child) (copy ??= { ...one })[key] = changed;
    }
    return copy ?? one;
  }
}
