import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { pairItems } from '#engine/difference/pairItems.ts';
import { parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Locks } from './Locks.ts';

/** What is locked at a place: all of it, or some of what is within it, by key or by the id of an item. */
interface LockTree {
  isWhole: boolean;
  within: Map<string, LockTree>;
}

type Item = Readonly<Record<string, unknown>>;

/**
 * A newly written document in which all that is locked stands as it stood before. An item that is locked, or has a
 * locked field, keeps its place in its list and stands for the one that says the same or has the same title; it stays
 * when the new list has none like it. Where that makes a list too long, its last items without a lock go. Applied to
 * its own result, this changes nothing.
 */
export function keepLocked(
  { schema, ui }: Pick<ToolsetDefinition, 'schema' | 'ui'>,
  { before, written, locks }: { before: ToolsetDocument; written: ToolsetDocument; locks: Locks },
): ToolsetDocument {
  if (locks.length === 0) return written;
  return keep(before, written, treeOf(locks), '') as ToolsetDocument;

  function keep(old: unknown, young: unknown, tree: LockTree, pattern: string): unknown {
    if (tree.isWhole) return old;
    if (old === undefined) return young;
    if (Array.isArray(old)) return keepItems(itemsOf(old), itemsOf(young), tree, pattern);
    const result: Record<string, unknown> = { ...fieldsOf(young) };
    for (const [key, child] of tree.within) {
      const kept = keep(fieldsOf(old)[key], result[key], child, `${pattern}/${key}`);
      if (kept === undefined) delete result[key];
      else result[key] = kept;
    }
    return Object.keys(result).length === 0 ? young : result;
  }

  function keepItems(old: readonly Item[], young: readonly Item[], tree: LockTree, pattern: string): unknown {
    const twins = pairItems(old, young, ui.itemTitles[pattern]);
    const locked = old.flatMap((item, index) => {
      const lock = tree.within.get(String(item['id']));
      if (!lock) return [];
      const twin = young[twins.indexOf(index)];
      if (lock.isWhole || !twin) return [{ index, kept: item }];
      return [{ index, kept: { ...fieldsOf(keep(item, twin, lock, `${pattern}/*`)), id: item['id'] } }];
    });
    const isLocked = new Set(locked.map(({ index }) => index));
    const items = young.filter((_, at) => !isLocked.has(twins[at] ?? -1));
    // Room is made first: what goes afterwards would move what stands behind it.
    const most = schemaAt(schema, pattern)?.maxItems ?? Infinity;
    if (items.length + locked.length > most) items.length = Math.max(0, most - locked.length);
    for (const { index, kept } of locked) items.splice(index, 0, kept);
    return items;
  }
}

function treeOf(locks: Locks): LockTree {
  const root: LockTree = { isWhole: false, within: new Map() };
  for (const lock of locks) {
    let node = root;
    for (const token of parsePointer(lock)) {
      const next = node.within.get(token) ?? { isWhole: false, within: new Map<string, LockTree>() };
      node.within.set(token, next);
      node = next;
    }
    node.isWhole = true;
  }
  return root;
}

function fieldsOf(value: unknown): Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : {};
}

function itemsOf(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
