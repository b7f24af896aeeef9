import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { AverageRule } from './contracts/computedContract.ts';
import { roundTo } from './roundTo.ts';

/** The average of the existing numbers; undefined without any. */
export function computeAverage(document: ToolsetDocument, rule: AverageRule, pointer: string): number | undefined {
  const numbers = rule.of.flatMap((part) => {
    const { field, subtractedFrom } = typeof part === 'string' ? { field: part } : part;
    return expandPattern(document, bindPattern(field, pointer))
      .map((each) => getAt(document, each))
      .filter((value) => typeof value === 'number' && Number.isFinite(value))
      .map((value) => (subtractedFrom === undefined ? (value as number) : subtractedFrom - (value as number)));
  });
  if (numbers.length === 0) return undefined;
  const average = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return Number.isFinite(average) ? roundTo(average, 2) : undefined;
}
