import { combine, formatMeasure, isSameMeasure, type Measure, parseMeasure } from '#engine/units/Measure.ts';

import type { NestedOperand, Operand } from './contracts/operandContract.ts';

/** Operands without a measure, or that do not fit together. */
export class MeasureFault extends Error {}

/** The measure of a field that an operand names; undefined where none is declared. */
export type MeasureOf = (operand: Exclude<Operand, number | NestedOperand>) => Measure | undefined;

/**
 * What the result of a rule counts. A bare number has no measure of its own: as a summand it takes that of the others,
 * as a factor none.
 *
 * @throws MeasureFault
 */
export function measureRule({ rule, of }: NestedOperand, measureOf: MeasureOf): Measure {
  const measure = (operand: Exclude<Operand, number>) => measureOperand(operand, measureOf);
  const measures = of.flatMap((operand): Measure[] => (typeof operand === 'number' ? [] : [measure(operand)]));
  const [first, ...rest] = measures;
  if (rule === 'product') return measures.reduce((all, one) => combine(all, one, 1), none);
  if (rule === 'ratio') {
    const [over = none, under = none] = of.map((operand) => (typeof operand === 'number' ? none : measure(operand)));
    return combine(over, under, -1);
  }
  const other = first && rest.find((one) => !isSameMeasure(one, first));
  if (first && other)
    throw new MeasureFault(
      `a ${rule} of ${formatMeasure(first)} and ${formatMeasure(other)}: these do not count the same`,
    );
  return first ?? none;
}

/**
 * What a single operand counts.
 *
 * @throws MeasureFault
 */
export function measureOperand(operand: Exclude<Operand, number>, measureOf: MeasureOf): Measure {
  if (typeof operand !== 'string' && 'rule' in operand) return measureRule(operand, measureOf);
  if (typeof operand !== 'string' && 'number' in operand) return parseMeasure(operand.measure);
  const found = measureOf(operand);
  if (!found) throw new MeasureFault(`${JSON.stringify(operand)} needs an entry in "measures"`);
  return found;
}

const none: Measure = new Map();
