import { bindPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { FirstStepRule, SeriesRule } from './contracts/computedContract.ts';
import { evaluateOperand, type Operands } from './evaluate.ts';
import { roundTo } from './roundTo.ts';

/**
 * The numbers of a series, each rounded; undefined where one of them has no value, since half a year is no year. A step
 * follows from the one before as it was computed, and not as it was rounded: a tenth of a customer a month adds up.
 */
export function computeSeries(rule: SeriesRule, pointer: string, operands: Operands): number[] | undefined {
  const values: number[] = [];
  let previous = rule.before === undefined ? undefined : evaluateOperand(rule.before, pointer, operands);
  for (let step = 0; step < rule.steps; step += 1) {
    const operand = step === 0 && rule.first !== undefined ? rule.first : rule.each;
    const value = evaluateOperand(operand, pointer, { ...operands, at: { step, previous } });
    if (value === undefined) return undefined;
    values.push(roundTo(value, rule.decimals ?? 2));
    previous = value;
  }
  return values;
}

/** The number of the first step, from 1, at which a series falls below a limit or reaches it; undefined without one. */
export function findFirstStep({ of, is, limit }: FirstStepRule, pointer: string, operands: Operands) {
  const values = getAt(operands.document, bindPattern(of, pointer));
  const bound = evaluateOperand(limit, pointer, operands);
  if (!Array.isArray(values) || bound === undefined) return undefined;
  const index = values.findIndex(
    (value) => typeof value === 'number' && (is === 'below' ? value < bound : value >= bound),
  );
  return index === -1 ? undefined : index + 1;
}
