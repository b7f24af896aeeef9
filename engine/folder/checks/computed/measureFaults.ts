import type { Agreement } from '#engine/computed/contracts/agreesContract.ts';
import type { FirstStepRule, SeriesRule } from '#engine/computed/contracts/computedContract.ts';
import { isAlwaysComputed } from '#engine/computed/isAlwaysComputed.ts';
import { MeasureFault, measureOperand, type MeasureOf, measureRule } from '#engine/computed/measureRule.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { combine, formatMeasure, isSameMeasure, type Measure, parseMeasure } from '#engine/units/Measure.ts';

import type { FigureFault } from './figureFaults.ts';

/**
 * Rules that compute with numbers which do not count the same, such as subscriptions divided by bags, and prices that
 * are compared although they are for different things.
 */
export function measureFaults(
  { manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>,
  find: (id: string) => Pick<Toolset, 'manifest'> | undefined,
): FigureFault[] {
  const faults: FigureFault[] = [];
  const say = (pointer: string, message: string) => void faults.push({ pointer, message });
  manifest.computed.forEach((rule, index) => {
    if (rule.rule === 'average' || !isAlwaysComputed(rule)) return;
    const at = `/computed/${index}`;
    if (rule.rule === 'series') return checkSeries(rule, at);
    if (rule.rule === 'firstStep') return checkFirstStep(rule, at);
    const measure = tried(`${at}/of`, () => measureRule(rule, measureOf));
    const declared = declaredIn(manifest.id, rule.field);
    if (!declared) say(`${at}/field`, `"${rule.field}" needs an entry in "measures"`);
    else if (measure && !isSameMeasure(measure, declared))
      say(`${at}/of`, `comes to ${formatMeasure(measure)}, and "${rule.field}" counts ${formatMeasure(declared)}`);
  });
  manifest.agrees.forEach((agreement, index) => {
    const message = agreementFault(agreement);
    if (message !== null) say(`/agrees/${index}`, message);
  });
  for (const pattern of Object.keys(manifest.measures ?? {})) {
    const type = schemaAt(schema, pattern)?.type;
    if (type !== 'number' && type !== 'integer') say('/measures', `"${pattern}" is not a number of the schema`);
  }
  return faults;

  /** Each step counts what the series counts. */
  function checkSeries({ field, ...operands }: SeriesRule, at: string): void {
    const declared = declaredIn(manifest.id, `${field}/*`);
    if (!declared) return say(`${at}/field`, `"${field}/*" needs an entry in "measures"`);
    for (const part of ['before', 'first', 'each'] as const) {
      const operand = operands[part];
      if (operand === undefined || typeof operand === 'number') continue;
      const measure = tried(`${at}/${part}`, () =>
        measureOperand(operand, (each) =>
          typeof each !== 'string' && 'previous' in each ? declared : measureOf(each),
        ),
      );
      if (measure && !isSameMeasure(measure, declared))
        say(`${at}/${part}`, `comes to ${formatMeasure(measure)}, and "${field}" counts ${formatMeasure(declared)}`);
    }
  }

  /** A step is counted in what its folder says; its limit counts what the series counts. */
  function checkFirstStep({ field, of, limit }: FirstStepRule, at: string): void {
    if (!declaredIn(manifest.id, field)) say(`${at}/field`, `"${field}" needs an entry in "measures"`);
    const declared = declaredIn(manifest.id, `${of}/*`);
    if (!declared || typeof limit === 'number') return;
    const measure = tried(`${at}/limit`, () => measureOperand(limit, measureOf));
    if (measure && !isSameMeasure(measure, declared))
      say(`${at}/limit`, `comes to ${formatMeasure(measure)}, and "${of}" counts ${formatMeasure(declared)}`);
  }

  function tried(at: string, measured: () => Measure) {
    try {
      return measured();
    } catch (error) {
      if (!(error instanceof MeasureFault)) throw error;
      say(at, error.message);
      return null;
    }
  }

  function measureOf(operand: Parameters<MeasureOf>[0]) {
    if (typeof operand === 'string') return declaredIn(manifest.id, operand);
    if ('number' in operand) return parseMeasure(operand.measure);
    if ('previous' in operand) return undefined;
    if ('series' in operand) return declaredIn(manifest.id, `${operand.series}/*`);
    if ('toolset' in operand) return declaredIn(operand.toolset, operand.field);
    if ('subtractedFrom' in operand) return declaredIn(manifest.id, operand.field);
    const bind = manifest.binds.filter(isItemBind).find(({ field }) => field === operand.through);
    return bind && declaredIn(bind.toolset, `${bind.list}/*/${operand.field}`);
  }

  function declaredIn(toolset: string, pattern: string) {
    const { measures = {} } = (toolset === manifest.id ? manifest : find(toolset)?.manifest) ?? {};
    const text = Object.hasOwn(measures, pattern) ? measures[pattern] : undefined;
    return text === undefined ? undefined : parseMeasure(text);
  }

  /** Texts have no measures, and need none. */
  function agreementFault({ field, times, with: other }: Agreement): string | null {
    const [here, there] = [declaredIn(manifest.id, field), declaredIn(other.toolset, other.field)];
    const factor = times === undefined ? new Map<string, number>() : declaredIn(manifest.id, times);
    if (!here || !there || !factor) return null;
    const compared = combine(here, factor, 1);
    return isSameMeasure(compared, there)
      ? null
      : `compares ${formatMeasure(compared)} with ${formatMeasure(there)}; "times" can say how many of one make the other`;
  }
}
