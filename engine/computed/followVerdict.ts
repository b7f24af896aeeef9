import { getAt } from '#engine/schema/pointer.ts';
import { judgeTest } from '#engine/verdicts/judgeTest.ts';

import type { VerdictRule } from './contracts/computedContract.ts';
import { type Operands, valuesOf } from './evaluate.ts';

/** The verdict that follows from a result; where a figure is missing, the one that stands there. */
export function followVerdict(
  { result, threshold, direction, margin, values }: VerdictRule,
  pointer: string,
  operands: Operands,
) {
  const [measured] = valuesOf(result, pointer, operands);
  const [limit] = valuesOf(threshold, pointer, operands);
  const [side] = valuesOf(direction, pointer, operands);
  if (typeof measured !== 'number' || typeof limit !== 'number' || (side !== 'at-least' && side !== 'at-most'))
    return getAt(operands.document, pointer);
  const [near] = margin === undefined ? [] : valuesOf(margin, pointer, operands);
  return values[judgeTest(measured, limit, side, typeof near === 'number' ? near : 0)];
}
