/** A copy of a JSON value in which every text is what `change` makes of it; keys stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  return visit(value) as T;

  function visit(one: unknown): unknown {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, child]) => [key, visit(child)]));
  }
}
