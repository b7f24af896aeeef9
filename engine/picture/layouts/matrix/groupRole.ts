import type { Accent } from '#engine/picture/roles.ts';

const order = ['accent-1', 'accent-2', 'accent-4', 'accent-3', 'accent-5', 'accent-6'] as const;

/** The colour of a value of an enum; the first one's is the strongest, and that of dots without one. */
export function groupRole(groups: readonly string[], value: string): Accent {
  return order[Math.max(0, groups.indexOf(value)) % order.length] ?? 'accent-1';
}
