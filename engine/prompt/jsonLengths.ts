/** How many characters a value has as JSON. */
export type JsonLength = (value: unknown) => number;

/**
 * Measures values as JSON, each object and list once: what is shortened again and again shares most of its parts with
 * what it was before. Values must not change while they are measured.
 */
export function jsonLengths(): JsonLength {
  const known = new WeakMap<object, number>();
  return measure;

  function measure(value: unknown): number {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)?.length ?? 0;
    const length = known.get(value) ?? (Array.isArray(value) ? ofList(value) : ofObject(value));
    known.set(value, length);
    return length;
  }

  function ofList(items: readonly unknown[]): number {
    // A gap is written as null.
    return items.reduce((sum: number, item) => sum + 1 + (item === undefined ? 4 : measure(item)), empty(items.length));
  }

  function ofObject(object: object): number {
    const written = Object.entries(object).filter(([, value]) => value !== undefined);
    return written.reduce((sum, [name, value]) => sum + 2 + measure(name) + measure(value), empty(written.length));
  }
}

/** The brackets, less the comma that the last entry does not need. */
function empty(entries: number): number {
  return entries === 0 ? 2 : 1;
}
