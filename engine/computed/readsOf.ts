import type { ItemBind } from '#engine/references/Bind.ts';

import type { ComputedRule, SeriesRule } from './contracts/computedContract.ts';
import type { Operand } from './contracts/operandContract.ts';

/** A field that a rule reads; without `toolset`, one of its own document. */
export interface Read {
  toolset?: string;
  pattern: string;
}

/** All fields that a rule reads, those of items it is led to by a reference included. */
export function readsOf(rule: ComputedRule, binds: readonly ItemBind[], own?: string): Read[] {
  if (rule.rule === 'quadrant') return [{ pattern: rule.x }, { pattern: rule.y }];
  if (rule.rule === 'band') return [{ pattern: rule.number }];
  if (rule.rule === 'cited') return [{ pattern: rule.of }];
  if (rule.rule === 'verdict')
    return [rule.result, rule.threshold, rule.direction].flatMap((operand) => readsOfOperand(operand, binds, own));
  if (rule.rule === 'firstStep') return [{ pattern: rule.of }, ...readsOfOperand(rule.limit, binds, own)];
  const condition = 'when' in rule && rule.when ? [{ pattern: rule.when.field }] : [];
  const operands = rule.rule === 'series' ? seriesOperands(rule) : rule.of;
  return [...condition, ...operands.flatMap((operand) => readsOfOperand(operand, binds, own))];
}

/** What the steps of a series are computed from. */
export function seriesOperands({ before, first, each }: SeriesRule): Operand[] {
  return [before, first, each].filter((operand) => operand !== undefined);
}

/** The other toolsets of which a rule reads. */
export function otherToolsets(rule: ComputedRule, binds: readonly ItemBind[], own?: string): string[] {
  return readsOf(rule, binds, own).flatMap(({ toolset }) => toolset ?? []);
}

function readsOfOperand(operand: Operand, binds: readonly ItemBind[], own?: string): Read[] {
  if (typeof operand === 'number') return [];
  if (typeof operand === 'string') return [{ pattern: operand }];
  if ('rule' in operand) return operand.of.flatMap((each) => readsOfOperand(each, binds, own));
  if ('number' in operand || 'previous' in operand) return [];
  if ('series' in operand) return [{ pattern: operand.series }];
  if ('subtractedFrom' in operand) return [{ pattern: operand.field }];
  if ('toolset' in operand) return [{ toolset: operand.toolset, pattern: operand.field }];
  const bind = binds.find(({ field }) => field === operand.through);
  if (!bind) return [{ pattern: operand.through }];
  const toolset = bind.toolset === own ? {} : { toolset: bind.toolset };
  const referred = ['id', operand.field].map((name) => ({ ...toolset, pattern: `${bind.list}/*/${name}` }));
  return [{ pattern: operand.through }, ...referred];
}
