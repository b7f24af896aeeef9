import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { pairItems } from './pairItems.ts';

/** An item of a list that stands elsewhere among the others than it did. */
export interface Move {
  /** JSON pointer into the later version. */
  pointer: string;
  /** JSON pointer into the earlier version. */
  origin: string;
}

type Item = Readonly<Record<string, unknown>>;

/**
 * The items that have changed their place between two versions of a document: as few as explain the order. Those that
 * only made room for an item that came, went or was moved are not among them.
 */
export function findMoves(
  { ui }: Pick<ToolsetDefinition, 'ui'>,
  before: ToolsetDocument,
  after: ToolsetDocument,
): Move[] {
  return visit({ pointer: '', origin: '' }, before, after);

  function visit({ pointer, origin }: Move, old: unknown, young: unknown): Move[] {
    if (Object.is(old, young)) return [];
    if (isListOfItems(old) && isListOfItems(young)) return visitItems({ pointer, origin }, old, young);
    if (!isItem(old) || !isItem(young)) return [];
    return Object.entries(young).flatMap(([key, value]) =>
      visit({ pointer: `${pointer}/${key}`, origin: `${origin}/${key}` }, old[key], value),
    );
  }

  function visitItems({ pointer, origin }: Move, old: readonly Item[], young: readonly Item[]): Move[] {
    const pairs = pairItems(old, young, ui.itemTitles[toPattern(pointer)]);
    const inOrder = longestRise(pairs);
    return young.flatMap((item, index) => {
      const from = pairs[index];
      if (from === undefined) return [];
      const place = { pointer: `${pointer}/${index}`, origin: `${origin}/${from}` };
      return [...(inOrder.has(index) ? [] : [place]), ...visit(place, old[from], item)];
    });
  }
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfItems = (value: unknown): value is readonly Item[] => Array.isArray(value) && value.every(isItem);

/** The indexes of as many numbers as possible that rise from each to the next. */
function longestRise(numbers: readonly (number | undefined)[]): Set<number> {
  const best: { length: number; previous: number }[] = [];
  let end = -1;
  for (const [index, number] of numbers.entries()) {
    best.push({ length: 1, previous: -1 });
    if (number === undefined) continue;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const lower = numbers[earlier];
      if (lower === undefined || lower > number || best[earlier]!.length < best[index]!.length) continue;
      best[index] = { length: best[earlier]!.length + 1, previous: earlier };
    }
    if (end === -1 || best[index]!.length > best[end]!.length) end = index;
  }
  const chosen = new Set<number>();
  for (let index = end; index !== -1; index = best[index]!.previous) chosen.add(index);
  return chosen;
}
