import type { ComputedRule } from '#engine/computed/contracts/computedContract.ts';

/**
 * The fields whose value follows from others, so that nobody writes it: not what citations only limit, since how far
 * they reach a person or a model says.
 */
export function derivedFields(computed: readonly ComputedRule[]): string[] {
  return computed.flatMap(({ rule, field }) => (rule === 'cited' ? [] : [field]));
}
