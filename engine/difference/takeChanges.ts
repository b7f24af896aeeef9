import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import { getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';
import { findChanges } from './findChanges.ts';
import { type PairItems, pairItems } from './pairItems.ts';

type Compared = Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>;
type Item = Record<string, unknown>;

/**
 * The later version with only some of its changes. With none of them it is the earlier one, with all the later one,
 * word for word. In between, items of both keep the ids that they had, which others refer to.
 *
 * @param isTaken whether a change of `findChanges(before, after)` is taken; the others are taken back.
 * @param pair which items of both versions are the same.
 */
export function takeChanges(
  definition: Compared,
  { before, after }: { before: ToolsetDocument; after: ToolsetDocument },
  isTaken: (change: Change) => boolean,
  pair: PairItems = pairItems,
): ToolsetDocument {
  const changes = findChanges(definition, before, after, pair);
  const refused = changes.filter((change) => !isTaken(change));
  if (refused.length === 0) return after;
  if (refused.length === changes.length) return before;
  const ids = renamedIds(definition, { before, after }, pair);
  const result = refused.toSorted(deepestAndLastFirst).reduce(takeBack, after);
  return ids.size === 0 ? result : mapTexts(result, (text) => ids.get(text) ?? text);
}

function takeBack(document: ToolsetDocument, { kind, pointer, before }: Change): ToolsetDocument {
  if (kind === 'edited') return setAt(document, pointer, before);
  const slash = pointer.lastIndexOf('/');
  const [list, index] = [pointer.slice(0, slash), Number(pointer.slice(slash + 1))];
  const items = (getAt(document, list) as unknown[] | undefined) ?? [];
  return setAt(document, list, kind === 'added' ? items.toSpliced(index, 1) : items.toSpliced(index, 0, before));
}

/** So that the pointers of those that follow still lead to their places. */
function deepestAndLastFirst(one: Change, other: Change): number {
  const order = (change: Change) => [
    change.kind === 'edited' ? 0 : 1,
    -parsePointer(change.pointer).length,
    -indexOf(change.pointer),
    change.kind === 'added' ? 0 : 1,
    -indexOf(change.origin ?? ''),
  ];
  const [left, right] = [order(one), order(other)];
  const at = left.findIndex((each, index) => each !== right[index]);
  return at === -1 ? 0 : left[at]! - right[at]!;
}

const indexOf = (pointer: string) => Number(pointer.slice(pointer.lastIndexOf('/') + 1)) || 0;

/** The ids of items that were written anew, and those that the same items had before. */
function renamedIds(
  { ui }: Compared,
  { before, after }: { before: unknown; after: unknown },
  pair: PairItems,
): Map<string, string> {
  const ids = new Map<string, string>();
  visit(before, after, '');
  return ids;

  function visit(old: unknown, young: unknown, pattern: string): void {
    if (Array.isArray(old) && Array.isArray(young)) {
      if (![...old, ...young].every(isItem)) return;
      const pairs = pair(old as Item[], young as Item[], ui.itemTitles[pattern]);
      for (const [at, from] of pairs.entries()) {
        if (from === undefined) continue;
        const [origin, item] = [old[from] as Item, young[at] as Item];
        if (typeof origin['id'] === 'string' && typeof item['id'] === 'string' && origin['id'] !== item['id'])
          ids.set(item['id'], origin['id']);
        visit(origin, item, `${pattern}/*`);
      }
    } else if (isItem(old) && isItem(young)) {
      for (const [key, child] of Object.entries(young)) visit(old[key], child, `${pattern}/${key}`);
    }
  }
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
