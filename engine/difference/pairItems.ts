import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';

type Item = Readonly<Record<string, unknown>>;

/** For each later item of a list the index of the earlier one that it is; undefined for a new one. */
export type PairItems = (
  before: readonly Item[],
  after: readonly Item[],
  titleKey: string | undefined,
) => (number | undefined)[];

/**
 * Which items of two versions of a list are the same to a reader: those with the same id, then those that say the same,
 * then those with the same title. A list that was written anew has new ids, although much of it may be as it was.
 *
 * @param titleKey the property that is the title of an item. @returns for each later item the index of the earlier one.
 */
export function pairItems(
  before: readonly Item[],
  after: readonly Item[],
  titleKey: string | undefined,
): (number | undefined)[] {
  const free = new Set(before.keys());
  const pairs = after.map((): number | undefined => undefined);
  const pairWhere = (isSame: (one: Item, other: Item) => boolean) => {
    for (const [at, item] of after.entries()) {
      if (pairs[at] !== undefined) continue;
      const index = [...free].find((each) => isSame(before[each]!, item));
      if (index === undefined) continue;
      pairs[at] = index;
      free.delete(index);
    }
  };
  pairWhere((one, other) => one['id'] !== undefined && one['id'] === other['id']);
  pairWhere((one, other) => equalIgnoringBlanks({ ...one, id: undefined }, { ...other, id: undefined }));
  if (titleKey !== undefined) {
    const titleOf = (item: Item) => fold(item[titleKey]);
    pairWhere((one, other) => titleOf(one) !== '' && titleOf(one) === titleOf(other));
  }
  return pairs;
}

function fold(title: unknown): string {
  return typeof title === 'string' ? title.trim().toLowerCase() : '';
}
