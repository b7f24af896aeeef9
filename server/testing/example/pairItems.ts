import type { ReferenceItem } from '#engine/references/referenceItems.ts';

/**
 * Maps the example's items to the project's: to the one with the same id, else of the same name, else the next unused
 * one. When none is left, items are reused unless `isOneToOne`.
 */
export function pairItems(
  theirs: readonly ReferenceItem[],
  offered: readonly ReferenceItem[],
  isOneToOne: boolean,
): Map<string, ReferenceItem> {
  const pairs = new Map<string, ReferenceItem>();
  const free = new Set(offered);
  const pair = (id: string, item: ReferenceItem | undefined) => {
    if (!item || pairs.has(id)) return;
    pairs.set(id, item);
    free.delete(item);
  };
  for (const { id } of theirs)
    pair(
      id,
      offered.find((item) => item.id === id),
    );
  for (const { id, label } of theirs)
    pair(
      id,
      [...free].find((item) => item.label === label),
    );
  for (const { id } of theirs)
    pair(id, [...free][0] ?? (isOneToOne ? undefined : offered[pairs.size % offered.length]));
  return pairs;
}
