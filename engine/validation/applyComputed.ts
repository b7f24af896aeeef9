import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ComputedRule } from '#engine/toolset/manifestContract.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/**
 * Brings a document's computed values up to date; gives the very same object back when nothing changed.
 *
 * - `average` is always computed, to two decimals, over the numbers that are there, and is removed when there are none.
 * - `quadrant` is a suggestion from two scores. It fills an empty field, and replaces a value that `previous` (the document
 *   before the edit) shows to have been the suggestion itself; anything else was chosen by a person and stays.
 */
export function applyComputed(
  document: ToolsetDocument,
  rules: readonly ComputedRule[],
  previous?: ToolsetDocument,
): ToolsetDocument {
  let result = document;
  for (const rule of rules) {
    for (const pointer of expandPattern(result, rule.field)) {
      if (isGap(result, pointer)) continue;
      const present = getAt(result, pointer);
      const next =
        rule.rule === 'average' ? average(result, rule, pointer) : suggested(result, rule, pointer, previous);
      if (next !== present) result = setAt(result, pointer, next);
    }
  }
  return result;
}

type Rule<Name extends ComputedRule['rule']> = Extract<ComputedRule, { rule: Name }>;

function average(document: ToolsetDocument, rule: Rule<'average'>, pointer: string): number | undefined {
  const numbers = rule.of
    .flatMap((pattern) => expandPattern(document, bindPattern(pattern, pointer)))
    .map((each) => getAt(document, each))
    .filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  return Math.round((numbers.reduce((sum, value) => sum + value, 0) / numbers.length) * 100) / 100;
}

function suggested(document: ToolsetDocument, rule: Rule<'quadrant'>, pointer: string, previous?: ToolsetDocument) {
  const present = getAt(document, pointer);
  const isUnset = present === undefined || present === null || present === '';
  const before = previous && sameItemBefore(document, previous, pointer);
  const wasSuggestion = before !== undefined && previous && quadrant(previous, rule, before) === present;
  return isUnset || wasSuggestion ? quadrant(document, rule, pointer) : present;
}

function quadrant(document: ToolsetDocument, rule: Rule<'quadrant'>, pointer: string): string | undefined {
  const x = getAt(document, bindPattern(rule.x, pointer));
  const y = getAt(document, bindPattern(rule.y, pointer));
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  const side = `${x >= rule.highFrom ? 'high' : 'low'}X${y >= rule.highFrom ? 'High' : 'Low'}Y` as const;
  return rule.values[side];
}

/** Where the item that holds the field stood in the earlier document: the one with the same `id`, else the same place. */
function sameItemBefore(document: ToolsetDocument, previous: ToolsetDocument, pointer: string): string | undefined {
  const tokens = parsePointer(pointer);
  const place = tokens.findLastIndex((token) => /^\d+$/.test(token));
  if (place === -1) return pointer;
  const list = formatPointer(tokens.slice(0, place));
  const id = getAt(document, `${list}/${tokens[place]}/id`);
  if (id === undefined) return pointer;
  const items = getAt(previous, list);
  const before = Array.isArray(items) ? items.findIndex((item) => getAt(item, '/id') === id) : -1;
  return before === -1 ? undefined : formatPointer(tokens.with(place, String(before)));
}

/** A list may hold places that are not filled in yet (null while a form adds an item); nothing is computed there. */
function isGap(document: ToolsetDocument, pointer: string): boolean {
  const parent = getAt(document, formatPointer(parsePointer(pointer).slice(0, -1)));
  return typeof parent !== 'object' || parent === null;
}
