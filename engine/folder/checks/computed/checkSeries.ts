import type { FirstStepRule, SeriesRule } from '#engine/computed/contracts/computedContract.ts';
import type { Operand } from '#engine/computed/contracts/operandContract.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import { checkComputedNumber, checkCondition } from './checkArithmetic.ts';
import { operandCheck, type Say } from './operandCheck.ts';

type Parts = Pick<Toolset, 'manifest' | 'schema'>;

/** Of one rule, in a document as long as its schema allows: all of them are computed at every save. */
const mostValues = 3_000;

/** A series computes a list of numbers that nobody types, each step from what is there by then. */
export function checkSeries(parts: Parts, rule: SeriesRule, at: string, say: Say): void {
  const { field, steps, before, first, each } = rule;
  const { schema } = parts;
  const { type, readOnly, maxItems = 0, items } = schemaAt(schema, field) ?? {};
  const item = schemaAt(schema, `${field}/*`);
  if (type !== 'array' || item?.type !== 'number' || !readOnly || !items?.readOnly)
    say(`${at}/field`, `"${field}" must be a list of numbers, and both "readOnly": true`);
  else if (maxItems !== steps) say(`${at}/field`, `"${field}" must have "maxItems": ${steps}`);
  const values = placesOf(parts, field) * steps;
  if (values > mostValues)
    say(`${at}/field`, `"${field}" can be ${values} values; at most ${mostValues}, those of all items together`);
  checkCondition(parts, rule, at, say);

  const { checkSingle } = operandCheck(parts, field, say, { isInSeries: true });
  const outside = operandCheck(parts, field, say);
  if (before !== undefined) outside.checkSingle(before, `${at}/before`);
  if (first !== undefined) checkSingle(first, `${at}/first`);
  checkSingle(each, `${at}/each`);
  if (before === undefined && (first === undefined ? hasPrevious(each) : hasPrevious(first)))
    say(`${at}/before`, 'is needed: the first step has none before it');
}

/** The number of a step is computed from a series of the same item. */
export function checkFirstStep(parts: Parts, { field, of, limit }: FirstStepRule, at: string, say: Say): void {
  checkComputedNumber(parts, field, at, say);
  const { checkSingle, isMany } = operandCheck(parts, field, say);
  if (!parts.manifest.computed.some((rule) => rule.rule === 'series' && rule.field === of))
    say(`${at}/of`, `"${of}" is no series`);
  else if (isMany(of)) say(`${at}/of`, `"${of}" must stand in the same item as "${field}"`);
  checkSingle(limit, `${at}/limit`);
}

/** How many items there can be that have such a field. */
function placesOf({ schema }: Parts, field: string): number {
  const tokens = parsePointer(field);
  return tokens.reduce((all, token, index) => {
    if (token !== '*') return all;
    return all * (schemaAt(schema, `/${tokens.slice(0, index).join('/')}`)?.maxItems ?? 1);
  }, 1);
}

function hasPrevious(operand: Operand): boolean {
  if (typeof operand !== 'object') return false;
  if ('rule' in operand) return operand.of.some(hasPrevious);
  return 'previous' in operand;
}
