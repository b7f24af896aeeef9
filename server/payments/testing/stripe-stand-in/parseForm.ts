export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** A form as Stripe's library sends it: `a[b][0][c]=d` stands for `{a: {b: [{c: 'd'}]}}`. */
export function parseForm(body: string): Record<string, FormValue> {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let place = root;
    for (const step of path.slice(0, -1)) {
      const next = place.get(step);
      const deeper: Tree = next instanceof Map ? next : new Map();
      place.set(step, deeper);
      place = deeper;
    }
    place.set(path.at(-1)!, value);
  }
  return toValue(root) as Record<string, FormValue>;
}

type Tree = Map<string, string | Tree>;

function toValue(tree: Tree | string): FormValue {
  if (typeof tree === 'string') return tree;
  const entries = [...tree].map(([name, value]) => [name, toValue(value)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
