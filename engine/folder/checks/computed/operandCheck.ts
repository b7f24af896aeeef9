import type { ArithmeticRule } from '#engine/computed/contracts/computedContract.ts';
import type { Operand } from '#engine/computed/contracts/operandContract.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { typeFault } from '#engine/folder/checks/typeFault.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import { bindPattern } from '#engine/schema/pattern.ts';

import { inversionFault } from './inversionFault.ts';

export type Say = (pointer: string, message: string | null) => void;

/** Checks what the rule of a field is computed from; `isInSeries` where it may go on from the step before. */
export function operandCheck(
  { manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>,
  field: string,
  say: Say,
  { isInSeries = false } = {},
) {
  return { checkOperands, checkOperand, checkSingle, isMany };

  function checkOperands({ rule: name, of }: Pick<ArithmeticRule, 'rule' | 'of'>, place: string): void {
    const isInOrder = name === 'difference' || name === 'ratio';
    if (name === 'ratio' && of.length !== 2) say(`${place}/of`, 'a ratio has exactly two operands');
    if (name === 'difference' && of.length < 2) say(`${place}/of`, 'a difference has at least two operands');
    of.forEach((operand, index) => {
      if (isInOrder) checkSingle(operand, `${place}/of/${index}`);
      else checkOperand(operand, `${place}/of/${index}`);
    });
  }

  /** An operand in whose place a list has no meaning. */
  function checkSingle(operand: Operand, place: string): void {
    checkOperand(operand, place);
    const pattern = patternOf(operand);
    if (pattern !== null && isMany(pattern, operand)) say(place, `"${pattern}" is many numbers; make it a sum first`);
  }

  function checkOperand(operand: Operand, place: string): void {
    if (typeof operand === 'number') return;
    if (typeof operand === 'string') return say(place, typeFault(schema, operand, 'number', 'integer'));
    if ('rule' in operand) return checkOperands(operand, place);
    if ('number' in operand) return;
    if ('previous' in operand) return isInSeries ? undefined : say(place, 'only a series has a step before');
    if ('series' in operand) return checkSeries(operand.series, place);
    if ('subtractedFrom' in operand) {
      say(`${place}/field`, typeFault(schema, operand.field, 'number', 'integer'));
      return say(`${place}/subtractedFrom`, inversionFault(schema, operand));
    }
    if ('toolset' in operand) return checkToolset(operand.toolset, place);
    const bind = manifest.binds.filter(isItemBind).find((each) => each.field === operand.through);
    if (!bind) return say(`${place}/through`, `"${operand.through}" must be in "binds", with the list it refers to`);
    if (bind.toolset === manifest.id)
      say(`${place}/field`, typeFault(schema, `${bind.list}/*/${operand.field}`, 'number', 'integer'));
  }

  function checkSeries(series: string, place: string): void {
    if (!isInSeries) return say(place, 'only a series has steps');
    const other = manifest.computed.find((rule) => rule.rule === 'series' && rule.field === series);
    const own = manifest.computed.find((rule) => rule.field === field);
    if (other?.rule !== 'series') return say(`${place}/series`, `"${series}" is no series`);
    if (isMany(series)) return say(`${place}/series`, `"${series}" must stand in the same item as "${field}"`);
    if (own?.rule === 'series' && other.steps < own.steps)
      say(`${place}/series`, `"${series}" has ${other.steps} steps, and "${field}" ${own.steps}`);
  }

  function checkToolset(toolset: string, place: string): void {
    if (toolset === manifest.id) say(`${place}/toolset`, 'of the own toolset, the pointer alone is enough');
    else if (!manifest.dependsOn.some(({ id }) => id === toolset))
      say(`${place}/toolset`, `"${toolset}" must be one of dependsOn`);
  }

  function isMany(pattern: string, operand?: Operand): boolean {
    const isElsewhere = typeof operand === 'object' && 'toolset' in operand;
    return (isElsewhere ? pattern : bindPattern(pattern, field.replaceAll('*', '0'))).includes('*');
  }
}

function patternOf(operand: Operand): string | null {
  if (typeof operand === 'string') return operand;
  if (typeof operand === 'number' || 'rule' in operand || 'number' in operand) return null;
  if ('previous' in operand || 'series' in operand) return null;
  return 'through' in operand ? operand.through : operand.field;
}
