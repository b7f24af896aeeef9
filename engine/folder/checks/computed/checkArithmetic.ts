import type { ArithmeticRule } from '#engine/computed/contracts/computedContract.ts';
import type { Operand } from '#engine/computed/contracts/operandContract.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { typeFault } from '#engine/folder/checks/typeFault.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import { bindPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import { inversionFault } from './inversionFault.ts';

type Say = (pointer: string, message: string | null) => void;

/** A rule of arithmetic computes a number that no bound refuses, from numbers that its operands lead to. */
export function checkArithmetic(
  { manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>,
  rule: ArithmeticRule,
  at: string,
  say: Say,
): void {
  const { field, when } = rule;
  say(`${at}/field`, typeFault(schema, field, 'number'));
  const { readOnly, minimum, maximum } = schemaAt(schema, field) ?? {};
  if (!readOnly) say(`${at}/field`, `"${field}" must be "readOnly": true`);
  if (minimum !== undefined || maximum !== undefined)
    say(`${at}/field`, `"${field}" must have no "minimum" and no "maximum": nobody could mend a value beyond them`);
  if (when) {
    if (!schemaAt(schema, when.field)) say(`${at}/when/field`, `"${when.field}" is not a field of the schema`);
    else if (isMany(when.field)) say(`${at}/when/field`, `"${when.field}" must stand in the same item as "${field}"`);
  }
  checkOperands(rule, at);

  function checkOperands({ rule: name, of }: Pick<ArithmeticRule, 'rule' | 'of'>, place: string): void {
    const isInOrder = name === 'difference' || name === 'ratio';
    if (name === 'ratio' && of.length !== 2) say(`${place}/of`, 'a ratio has exactly two operands');
    if (name === 'difference' && of.length < 2) say(`${place}/of`, 'a difference has at least two operands');
    of.forEach((operand, index) => {
      checkOperand(operand, `${place}/of/${index}`);
      const many = isInOrder && patternOf(operand);
      if (many && isMany(many, operand)) say(`${place}/of/${index}`, `"${many}" is many numbers; make it a sum first`);
    });
  }

  function checkOperand(operand: Operand, place: string): void {
    if (typeof operand === 'number') return;
    if (typeof operand === 'string') return say(place, typeFault(schema, operand, 'number', 'integer'));
    if ('rule' in operand) return checkOperands(operand, place);
    if ('number' in operand) return;
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
  return 'through' in operand ? operand.through : operand.field;
}
