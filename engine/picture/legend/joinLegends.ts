import type { LegendGroup, LegendItem } from './Legend.ts';

/** Legends of several parts of a picture as one: groups of one name become one, and nothing is told twice. */
export function joinLegends(groups: readonly LegendGroup[]): LegendGroup[] {
  const byName = new Map<string, Map<string, LegendItem>>();
  for (const { name, items } of groups) {
    const joined = byName.get(name) ?? new Map<string, LegendItem>();
    for (const item of items) joined.set(JSON.stringify(item), item);
    byName.set(name, joined);
  }
  return [...byName]
    .map(([name, items]) => ({ name, items: [...items.values()] }))
    .filter(({ items }) => items.length > 0);
}
