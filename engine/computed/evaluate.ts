import type { ItemBind } from '#engine/references/Bind.ts';
import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Operand } from './contracts/operandContract.ts';
import type { NestedOperand, ReferredOperand } from './contracts/operandContract.ts';
import type { Figures } from './Figures.ts';

/** What rules are computed from. */
export interface Operands {
  document: ToolsetDocument;
  /** The fields that refer to items, of this toolset or of others. */
  binds: readonly ItemBind[];
  figures: Figures;
  /** Within a series: which step, and its value one step before. */
  at?: { step: number; previous: number | undefined };
}

/** The numbers an operand stands for; `isOne` where it stands for a single one, which may be missing. */
interface Given {
  numbers: readonly number[];
  isOne: boolean;
}

/**
 * The result of a rule for the field at a pointer, not rounded; undefined where it has none. An operand that names a
 * single number must have it, since a total of some parts is no total; of a list the existing numbers count. Nothing
 * else than a finite number is ever returned.
 */
export function evaluate(rule: NestedOperand, pointer: string, operands: Operands): number | undefined {
  const given = rule.of.map((operand) => read(operand, pointer, operands));
  if (given.some(({ numbers, isOne }) => isOne && numbers.length === 0)) return undefined;
  const result = calculate(
    rule.rule,
    given.map(({ numbers }) => numbers),
  );
  return result !== undefined && Number.isFinite(result) ? result : undefined;
}

/** What a single operand comes to; of a list, nothing. */
export function evaluateOperand(operand: Operand, pointer: string, operands: Operands): number | undefined {
  const { numbers, isOne } = read(operand, pointer, operands);
  return isOne ? numbers[0] : undefined;
}

function calculate(rule: NestedOperand['rule'], given: readonly (readonly number[])[]): number | undefined {
  const numbers = given.flat();
  const [first, ...rest] = numbers;
  if (first === undefined) return undefined;
  // Numbers of a list have no order, and a factor cannot be left out.
  const isEachOne = given.every(({ length }) => length === 1);
  switch (rule) {
    case 'sum':
      return numbers.reduce((sum, number) => sum + number, 0);
    case 'product':
      return given.some(({ length }) => length === 0) ? undefined : numbers.reduce((all, number) => all * number, 1);
    case 'difference':
      return isEachOne ? rest.reduce((left, number) => left - number, first) : undefined;
    case 'ratio':
      return isEachOne && rest.length === 1 && rest[0] !== undefined ? first / rest[0] : undefined;
    case 'minimum':
      return numbers.reduce((least, number) => Math.min(least, number));
    case 'maximum':
      return numbers.reduce((most, number) => Math.max(most, number));
  }
}

function read(operand: Operand, pointer: string, operands: Operands): Given {
  if (typeof operand === 'number') return { numbers: [operand], isOne: true };
  if (typeof operand === 'object' && 'number' in operand) return { numbers: [operand.number], isOne: true };
  if (typeof operand === 'string') return readField(operands.document, bindPattern(operand, pointer));
  if ('rule' in operand) return one(evaluate(operand, pointer, operands));
  if ('previous' in operand) return one(operands.at?.previous);
  if ('series' in operand) {
    if (!operands.at) return one(undefined);
    return readField(operands.document, `${bindPattern(operand.series, pointer)}/${operands.at.step}`);
  }
  if ('subtractedFrom' in operand) {
    const { numbers, isOne } = readField(operands.document, bindPattern(operand.field, pointer));
    return { numbers: numbers.map((number) => operand.subtractedFrom - number), isOne };
  }
  if ('toolset' in operand) return readField(operands.figures[operand.toolset], operand.field);
  return readReferred(bindPattern(operand.through, pointer), operand, operands);
}

function one(number: number | undefined): Given {
  return { numbers: number === undefined ? [] : [number], isOne: true };
}

function readField(document: unknown, pattern: string): Given {
  const values = expandPattern(document, pattern).map((pointer) => getAt(document, pointer));
  return { numbers: values.filter(isNumber), isOne: !pattern.includes('*') };
}

function readReferred(
  through: string,
  { through: pattern, field }: { through: string; field: string },
  { document, binds, figures }: Operands,
): Given {
  const isOne = !through.includes('*');
  return { numbers: referredValues(through, { pattern, field }, { document, binds, figures }).filter(isNumber), isOne };
}

/** What stands at a field of the same item, or of the item that it refers to. */
export function valuesOf(operand: string | ReferredOperand, pointer: string, operands: Operands): unknown[] {
  if (typeof operand === 'string') return [getAt(operands.document, bindPattern(operand, pointer))];
  const { through, field } = operand;
  return referredValues(bindPattern(through, pointer), { pattern: through, field }, operands);
}

function referredValues(
  through: string,
  { pattern, field }: { pattern: string; field: string },
  { document, binds, figures }: Operands,
): unknown[] {
  const bind = binds.find((each) => each.field === pattern);
  if (!bind) return [];
  // Only the toolset's own document is no figure.
  const owner = figures[bind.toolset] ?? document;
  const items = expandPattern(owner, `${bind.list}/*`).map((at) => getAt(owner, at));
  const ids = expandPattern(document, through).map((at) => getAt(document, at));
  return ids.flatMap((id) => {
    if (typeof id !== 'string') return [];
    return getAt(
      items.find((item) => getAt(item, '/id') === id),
      `/${field}`,
    );
  });
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
