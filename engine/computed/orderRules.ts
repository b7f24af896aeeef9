import type { ItemBind } from '#engine/references/Bind.ts';

import type { ComputedRule } from './contracts/computedContract.ts';
import { readsOf } from './readsOf.ts';

/** Rules in an order in which each comes after those whose fields it reads; in a cycle, as they were declared. */
export function orderRules(
  rules: readonly ComputedRule[],
  binds: readonly ItemBind[],
  own?: string,
): readonly ComputedRule[] {
  if (rules.length < 2) return rules;
  const earlier = rulesBefore(rules, binds, own);
  const ordered = new Set<ComputedRule>();
  const begun = new Set<ComputedRule>();
  const place = (rule: ComputedRule): void => {
    if (begun.has(rule)) return;
    begun.add(rule);
    for (const before of earlier.get(rule) ?? []) place(before);
    ordered.add(rule);
  };
  for (const rule of rules) place(rule);
  return [...ordered];
}

/** For each rule, the rules whose fields it reads. */
export function rulesBefore(
  rules: readonly ComputedRule[],
  binds: readonly ItemBind[],
  own?: string,
): ReadonlyMap<ComputedRule, readonly ComputedRule[]> {
  return new Map(
    rules.map((rule) => {
      const reads = readsOf(rule, binds, own).filter(({ toolset }) => toolset === undefined);
      const patterns = new Set(reads.map(({ pattern }) => pattern));
      return [rule, rules.filter(({ field }) => patterns.has(field) || patterns.has(`${field}/*`))];
    }),
  );
}
