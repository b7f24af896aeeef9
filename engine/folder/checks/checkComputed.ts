import type { CitedRule, ComputedRule, VerdictRule } from '#engine/computed/contracts/computedContract.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import { bindPattern } from '#engine/schema/pattern.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import { checkAgreements } from './computed/checkAgreements.ts';
import { checkArithmetic } from './computed/checkArithmetic.ts';
import { checkRuleOrder } from './computed/checkRuleOrder.ts';
import { checkFirstStep, checkSeries } from './computed/checkSeries.ts';
import { inversionFault } from './computed/inversionFault.ts';
import type { Report } from './Report.ts';
import { scoreFault } from './scoreFault.ts';
import { typeFault } from './typeFault.ts';

/** Rules compute fields of the right type from existing scores; every read-only field has a rule. */
export function checkComputed({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>, report: Report): void {
  const say = (pointer: string, message: string | null) => void (message && report('toolset.json', pointer, message));

  manifest.computed.forEach((rule, index) => {
    const at = `/computed/${index}`;
    if (rule.rule === 'average') checkAverage(rule, at);
    else if (rule.rule === 'quadrant') checkQuadrant(rule, at);
    else if (rule.rule === 'band') checkBand(rule, at);
    else if (rule.rule === 'cited') checkCited(rule, at);
    else if (rule.rule === 'verdict') checkVerdict(rule, at);
    else if (rule.rule === 'series') checkSeries({ manifest, schema }, rule, at, say);
    else if (rule.rule === 'firstStep') checkFirstStep({ manifest, schema }, rule, at, say);
    else checkArithmetic({ manifest, schema }, rule, at, say);
  });
  checkRuleOrder(manifest, say);
  checkAgreements({ manifest, schema }, say);
  for (const { pattern, node } of walkSchema(schema)) {
    if (node.readOnly && !manifest.computed.some((rule) => fieldsOf(rule).includes(pattern))) {
      say('/computed', `"${pattern}" is "readOnly", and no rule computes it`);
    }
  }

  function checkAverage(rule: Extract<ComputedRule, { rule: 'average' }>, at: string): void {
    say(`${at}/field`, typeFault(schema, rule.field, 'number'));
    if (!schemaAt(schema, rule.field)?.readOnly) say(`${at}/field`, `"${rule.field}" must be "readOnly": true`);
    rule.of.forEach((part, place) => {
      const field = typeof part === 'string' ? part : part.field;
      say(`${at}/of/${place}`, scoreFault(schema, field, 'number'));
      if (typeof part === 'string') return;
      say(`${at}/of/${place}/subtractedFrom`, inversionFault(schema, part));
    });
  }

  function checkVerdict({ field, result, threshold, margin, values }: VerdictRule, at: string): void {
    if (typeof result === 'string') say(`${at}/result`, typeFault(schema, result, 'number', 'integer'));
    if (typeof threshold === 'string') say(`${at}/threshold`, typeFault(schema, threshold, 'number', 'integer'));
    if (typeof margin === 'string') say(`${at}/margin`, typeFault(schema, margin, 'number', 'integer'));
    const allowed = schemaAt(schema, field)?.enum ?? [];
    for (const [side, value] of Object.entries(values))
      if ((side !== 'open' || margin !== undefined) && !allowed.includes(value))
        say(`${at}/values/${side}`, `"${value}" is not in the enum of "${field}"`);
  }

  function checkQuadrant(rule: Extract<ComputedRule, { rule: 'quadrant' }>, at: string): void {
    for (const axis of ['x', 'y'] as const) {
      say(`${at}/${axis}`, scoreFault(schema, rule[axis]));
      checkSameItem(rule[axis], rule.field, `${at}/${axis}`);
    }
    checkChoices(
      rule.field,
      at,
      Object.entries(rule.values).map(([side, value]) => [`values/${side}`, value]),
    );
  }

  function checkBand({ field, number, bands, otherwise }: Extract<ComputedRule, { rule: 'band' }>, at: string): void {
    say(`${at}/number`, typeFault(schema, number, 'number', 'integer'));
    checkSameItem(number, field, `${at}/number`);
    for (const [index, { from }] of bands.entries())
      if (from >= (bands[index - 1]?.from ?? Infinity))
        say(`${at}/bands/${index}/from`, 'must be less than that of the band before');
    const values = bands.map(({ value }, index): [string, string] => [`bands/${index}/value`, value]);
    checkChoices(field, at, [...values, ['otherwise', otherwise]]);
  }

  function checkCited({ field, of, values, otherwise }: CitedRule, at: string): void {
    checkSameItem(of, field, `${at}/of`);
    const bind = manifest.binds.filter(isSourcesBind).find((one) => one.field === `${of}/*/source`);
    if (!bind) say(`${at}/of`, `"${of}/*/source" must be in "binds" with "sources"`);
    for (const [index, { toolset }] of values.entries())
      if (bind && !bind.sources.includes(toolset))
        say(`${at}/values/${index}/toolset`, `"${toolset}" is not among the sources that "${of}" may cite`);
    const choices = values.map(({ value }, index): [string, string] => [`values/${index}/value`, value]);
    checkChoices(field, at, [...choices, ['otherwise', otherwise]]);
  }

  function checkSameItem(read: string, field: string, at: string): void {
    if (bindPattern(read, field.replaceAll('*', '0')).includes('*'))
      say(at, `"${read}" must stand in the same item as "${field}"`);
  }

  /** What is suggested is one of the field's choices, and a person's own can be told. */
  function checkChoices(field: string, at: string, values: readonly (readonly [string, string])[]): void {
    // Without an id, a person's choice could not be matched to its item after the list is reordered.
    const item = field.slice(0, field.lastIndexOf('*') + 1);
    if (item && !schemaAt(schema, `${item}/id`)) say(`${at}/field`, `an item of "${item.slice(0, -2)}" needs an "id"`);
    const allowed = schemaAt(schema, field)?.enum;
    if (!allowed) return say(`${at}/field`, `"${field}" must be a field with an "enum"`);
    for (const [place, value] of values)
      if (!allowed.includes(value)) say(`${at}/${place}`, `"${value}" is not in the enum of "${field}"`);
  }
}

/** The field of a rule; of a series also its numbers. */
function fieldsOf({ field, rule }: ComputedRule): string[] {
  return rule === 'series' ? [field, `${field}/*`] : [field];
}
