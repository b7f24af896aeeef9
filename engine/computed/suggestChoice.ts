import { equalJson } from '#engine/schema/equalJson.ts';
import { bindPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { citedChoice, saysMoreThanCited } from './citedChoice.ts';
import type { SuggestionRule } from './contracts/computedContract.ts';

/** The value of a field for which numbers or citations suggest one: the suggestion, or what a person chose instead. */
export function suggestChoice(
  document: ToolsetDocument,
  rule: SuggestionRule,
  pointer: string,
  previous?: ToolsetDocument,
): unknown {
  const present = getAt(document, pointer);
  const isUnset = present === undefined || present === null || present === '';
  const before = previous && placeBefore(document, previous, pointer);
  if (rule.rule === 'cited' && !isAsBefore() && saysMoreThanCited(rule, present, citationsOf(document, pointer)))
    return suggestion(document, rule, pointer);
  const wasSuggestion = before !== undefined && previous && suggestion(previous, rule, before) === present;
  return isUnset || wasSuggestion ? suggestion(document, rule, pointer) : present;

  /** A choice from before there were sources to cite stays until somebody touches it or them. */
  function isAsBefore(): boolean {
    if (!previous) return true;
    if (before === undefined || present !== getAt(previous, before)) return false;
    return equalJson(citationsOf(document, pointer), citationsOf(previous, before));
  }

  function citationsOf(of: ToolsetDocument, at: string): unknown {
    return rule.rule === 'cited' ? getAt(of, bindPattern(rule.of, at)) : undefined;
  }
}

function suggestion(document: ToolsetDocument, rule: SuggestionRule, pointer: string): string | undefined {
  if (rule.rule === 'cited') return citedChoice(rule, getAt(document, bindPattern(rule.of, pointer)));
  if (rule.rule === 'band') {
    const number = getAt(document, bindPattern(rule.number, pointer));
    if (typeof number !== 'number') return undefined;
    return rule.bands.find(({ from }) => number >= from)?.value ?? rule.otherwise;
  }
  const x = getAt(document, bindPattern(rule.x, pointer));
  const y = getAt(document, bindPattern(rule.y, pointer));
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  const side = `${x >= rule.highFrom ? 'high' : 'low'}X${y >= rule.highFrom ? 'High' : 'Low'}Y` as const;
  return rule.values[side];
}

/** The field's pointer in the earlier document; undefined where an item on the way is new. */
function placeBefore(document: ToolsetDocument, previous: ToolsetDocument, pointer: string): string | undefined {
  const path: string[] = [];
  let value: unknown = document;
  for (const token of parsePointer(pointer)) {
    const index = Array.isArray(value) ? indexBefore(value, getAt(previous, formatPointer(path)), Number(token)) : null;
    if (index === -1) return undefined;
    path.push(index === null ? token : String(index));
    value = getAt(value, formatPointer([token]));
  }
  return formatPointer(path);
}

/** Matches items by `id`; one without is matched by object identity, else by its index. */
function indexBefore(items: readonly unknown[], earlier: unknown, index: number): number {
  if (!Array.isArray(earlier)) return -1;
  const id = getAt(items[index], '/id');
  if (id !== undefined) return earlier.findIndex((item) => getAt(item, '/id') === id);
  const same = earlier.indexOf(items[index]);
  return same === -1 ? index : same;
}
