import type { Tie } from './Ties.ts';

/** Claims that are the same, by ties in whatever order: all of each, by its id. Those without ties are absent. */
export function tiedGroups(tied: readonly Pick<Tie, 'claims'>[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { claims } of tied) joinGroups(groups, claims);
  return groups;
}

/** Makes one group of those of two claims; nothing where they are the same already. */
export function joinGroups(groups: Map<string, string[]>, [a, b]: Tie['claims']): void {
  const [one, other] = [groups.get(a) ?? [a], groups.get(b) ?? [b]];
  if (a === b || one === other) return;
  const [larger, smaller] = one.length < other.length ? [other, one] : [one, other];
  // The smaller one moves, so that a chain of n ties takes n log n steps.
  larger.push(...smaller);
  for (const claim of [...smaller, a, b]) groups.set(claim, larger);
}
