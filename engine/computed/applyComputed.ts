import { type Bind, isItemBind } from '#engine/references/Bind.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { computeAverage } from './computeAverage.ts';
import { computeSeries, findFirstStep } from './computeSeries.ts';
import type { ArithmeticRule, ComputedRule } from './contracts/computedContract.ts';
import { evaluate, type Operands } from './evaluate.ts';
import type { Figures } from './Figures.ts';
import { followVerdict } from './followVerdict.ts';
import { isSuggestion } from './isSuggestion.ts';
import { orderRules } from './orderRules.ts';
import { otherToolsets } from './readsOf.ts';
import { roundTo } from './roundTo.ts';
import { suggestChoice } from './suggestChoice.ts';

/** The part of a manifest that says what is computed. */
export interface Computing {
  id?: string;
  computed: readonly ComputedRule[];
  binds?: readonly Bind[];
}

interface Known {
  /** The document before the edit. */
  previous?: ToolsetDocument | undefined;
  /** What other toolsets say. Values that follow from a toolset that is not among them stay as they are. */
  figures?: Figures | undefined;
}

/**
 * Updates a document's computed values, each after those it follows from; returns the same object when nothing changed.
 *
 * - A `quadrant` is a suggestion from two scores, a `band` one from a number, `cited` one from citations. It fills an
 * empty field, and replaces a value that was itself the suggestion in `previous`; other values were chosen by a person
 * and stay, except those that claim a source that is not cited, once they or the citations are edited.
 *
 * - A `verdict` follows from result, threshold and direction; where one is missing, it stays as a person chose it.
 *
 * - All others are always computed, rounded, and removed where they have no value: without a number they need, outside
 * of their condition, or divided by zero.
 */
export function applyComputed(
  document: ToolsetDocument,
  { id, computed, binds = [] }: Computing,
  { previous, figures = {} }: Known = {},
): ToolsetDocument {
  const itemBinds = binds.filter(isItemBind);
  let result = document;
  for (const rule of orderRules(computed, itemBinds, id)) {
    if (otherToolsets(rule, itemBinds, id).some((other) => !Object.hasOwn(figures, other))) continue;
    for (const pointer of expandPattern(result, rule.field)) {
      if (isGap(result, pointer)) continue;
      const next = valueOf(rule, pointer, { document: result, binds: itemBinds, figures }, previous);
      if (!equalJson(next, getAt(result, pointer))) result = setAt(result, pointer, next);
    }
  }
  return result;
}

function valueOf(rule: ComputedRule, pointer: string, operands: Operands, previous?: ToolsetDocument): unknown {
  if (isSuggestion(rule)) return suggestChoice(operands.document, rule, pointer, previous);
  if (rule.rule === 'verdict') return followVerdict(rule, pointer, operands);
  if (rule.rule === 'average') return computeAverage(operands.document, rule, pointer);
  if (rule.rule === 'firstStep') return findFirstStep(rule, pointer, operands);
  if (!isWanted(rule, pointer, operands.document)) return undefined;
  if (rule.rule === 'series') return computeSeries(rule, pointer, operands);
  const value = evaluate(rule, pointer, operands);
  return value === undefined ? undefined : roundTo(value, rule.decimals ?? 2);
}

function isWanted({ when }: Pick<ArithmeticRule, 'when'>, pointer: string, document: ToolsetDocument): boolean {
  if (!when) return true;
  const value = getAt(document, bindPattern(when.field, pointer));
  return when.is.some((each) => each === value);
}

/** Lists may have gaps (null while a form adds an item); nothing is computed there. */
function isGap(document: ToolsetDocument, pointer: string): boolean {
  let value: unknown = document;
  let isItem = true;
  for (const token of parsePointer(pointer)) {
    // A missing object is created for its computed value; a missing item is not.
    const isMissingObject = value === undefined && !isItem;
    if (!isMissingObject && (typeof value !== 'object' || value === null)) return true;
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, token);
    value = isThere ? (value as Record<string, unknown>)[token] : undefined;
    isItem = /^\d+$/.test(token);
  }
  return false;
}
