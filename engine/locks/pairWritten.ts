type Item = Readonly<Record<string, unknown>>;

/** By what items are told apart; "" is like no other. */
interface Likeness {
  /** All that a model writes of an item. */
  words: (item: Item) => string;
  title: (item: Item) => string;
}

/**
 * For each item that a model has written the index of the present one that it is; undefined for a new one. Models
 * mistake ids: those that say the same come first, then those with the same title, where no other has it, and only then
 * those under the same id. One under an id that no present item has is new.
 */
export function pairWritten(
  present: readonly Item[],
  written: readonly Item[],
  { words, title }: Likeness,
): (number | undefined)[] {
  const pairs = written.map((): number | undefined => undefined);
  const free = new Set(present.keys());
  const there = new Set(present.map(({ id }) => id));
  const isNew = ({ id }: Item) => id !== undefined && !there.has(id);
  const pairBy = (keyOf: (item: Item) => string) => {
    const known = byKey(present, [...free], keyOf);
    const wanted = byKey(
      written,
      [...written.keys()].filter((at) => pairs[at] === undefined && !isNew(written[at]!)),
      keyOf,
    );
    for (const [key, [at, other]] of wanted) {
      const [from, more] = known.get(key) ?? [];
      if (at === undefined || from === undefined || other !== undefined || more !== undefined) continue;
      pairs[at] = from;
      free.delete(from);
    }
  };
  pairBy(words);
  pairBy(title);
  for (const [at, { id }] of written.entries()) {
    const from = [...free].find((index) => id !== undefined && present[index]!['id'] === id);
    if (pairs[at] !== undefined || from === undefined) continue;
    pairs[at] = from;
    free.delete(from);
  }
  return pairs;
}

function byKey(items: readonly Item[], places: readonly number[], keyOf: (item: Item) => string) {
  const groups = new Map<string, number[]>();
  for (const place of places) {
    const key = keyOf(items[place]!);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return groups;
}
