import type { ArithmeticRule } from '#engine/computed/contracts/computedContract.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { typeFault } from '#engine/folder/checks/typeFault.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import { operandCheck, type Say } from './operandCheck.ts';

type Parts = Pick<Toolset, 'manifest' | 'schema'>;

/** A rule of arithmetic computes a number that no bound refuses, from numbers that its operands lead to. */
export function checkArithmetic(parts: Parts, rule: ArithmeticRule, at: string, say: Say): void {
  checkComputedNumber(parts, rule.field, at, say);
  checkCondition(parts, rule, at, say);
  operandCheck(parts, rule.field, say).checkOperands(rule, at);
}

/** A number that a rule computes is typed by nobody. */
export function checkComputedNumber({ schema }: Parts, field: string, at: string, say: Say): void {
  say(`${at}/field`, typeFault(schema, field, 'number'));
  const { readOnly, minimum, maximum } = schemaAt(schema, field) ?? {};
  if (!readOnly) say(`${at}/field`, `"${field}" must be "readOnly": true`);
  if (minimum !== undefined || maximum !== undefined)
    say(`${at}/field`, `"${field}" must have no "minimum" and no "maximum": nobody could mend a value beyond them`);
}

/** What decides whether a field is computed stands in its item. */
export function checkCondition(
  parts: Parts,
  { field, when }: Pick<ArithmeticRule, 'field' | 'when'>,
  at: string,
  say: Say,
): void {
  if (!when) return;
  if (!schemaAt(parts.schema, when.field)) say(`${at}/when/field`, `"${when.field}" is not a field of the schema`);
  else if (operandCheck(parts, field, say).isMany(when.field))
    say(`${at}/when/field`, `"${when.field}" must stand in the same item as "${field}"`);
}
