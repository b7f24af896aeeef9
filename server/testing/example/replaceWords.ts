/**
 * Replaces words in all texts of a value, in one pass: replacements are not replaced again, so two names can be
 * swapped. The longest match wins. Texts that are ids are left alone.
 */
export function replaceWords<T>(value: T, words: ReadonlyMap<string, string>, ids: ReadonlySet<string>): T {
  const froms = [...words.keys()].filter((from) => from !== '').toSorted((a, b) => b.length - a.length);
  if (froms.length === 0) return value;
  const any = new RegExp(froms.map(escape).join('|'), 'g');
  return visit(value) as T;

  function visit(node: unknown): unknown {
    if (typeof node === 'string') return ids.has(node) ? node : node.replaceAll(any, (from) => words.get(from) ?? from);
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, visit(child)]));
  }
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
