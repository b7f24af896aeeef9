import { bindPattern, expandPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ComputedRule } from '#engine/toolset/manifestContract.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/**
 * Updates a document's computed values; returns the same object when nothing changed.
 *
 * - `average` is always computed, to two decimals, over the existing numbers, and removed without any. Where less is
 * better, a number counts as `subtractedFrom` less itself (a reverse-scored item).
 *
 * - `quadrant` is a suggestion from two scores. It fills an empty field, and replaces a value that was itself the
 * suggestion in `previous` (the document before the edit); other values were chosen by a person and stay.
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
  const numbers = rule.of.flatMap((part) => {
    const { field, subtractedFrom } = typeof part === 'string' ? { field: part } : part;
    return expandPattern(document, bindPattern(field, pointer))
      .map((each) => getAt(document, each))
      .filter((value) => typeof value === 'number')
      .map((value) => (subtractedFrom === undefined ? value : subtractedFrom - value));
  });
  if (numbers.length === 0) return undefined;
  // Multiplied first: 41 / 40 is slightly less than 1.025 in binary, and would be rounded down.
  return Math.round((numbers.reduce((sum, value) => sum + value, 0) * 100) / numbers.length) / 100;
}

function suggested(document: ToolsetDocument, rule: Rule<'quadrant'>, pointer: string, previous?: ToolsetDocument) {
  const present = getAt(document, pointer);
  const isUnset = present === undefined || present === null || present === '';
  const before = previous && placeBefore(document, previous, pointer);
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

/** Lists may have gaps (null while a form adds an item); nothing is computed there. */
function isGap(document: ToolsetDocument, pointer: string): boolean {
  const tokens = parsePointer(pointer);
  return tokens.some((_, depth) => {
    const value = getAt(document, formatPointer(tokens.slice(0, depth)));
    // A missing object is created for its computed value; a missing item is not.
    const isMissingObject = value === undefined && !/^\d+$/.test(tokens[depth - 1] ?? '0');
    return !isMissingObject && (typeof value !== 'object' || value === null);
  });
}
