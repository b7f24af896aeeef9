import { pairItems } from '#engine/difference/pairItems.ts';
import { parsePointer } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import type { Locks } from './Locks.ts';

/** What is locked at a place: all of it, or some of what is within it, by key or by the id of an item. */
interface LockTree {
  isWhole: boolean;
  within: Map<string, LockTree>;
}

type Item = Readonly<Record<string, unknown>>;

/**
 * A newly written document in which all that is locked stands as it stood before. A locked item keeps its place in its
 * list, and takes the place of the item that says the same or has the same title. An item with a locked field stays when
 * the new list has none like it. Where that makes a list too long, its last items that are not locked go.
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
      const child = tree.within.get(String(item['id']));
      return child ? [{ item, index, child, twin: twins.indexOf(index) }] : [];
    });
    const isKept = new Set<unknown>();
    const items = young.flatMap((item, at): Item[] => {
      const lock = locked.find(({ twin }) => twin === at);
      if (!lock) return [item];
      if (lock.child.isWhole) return [];
      const merged = { ...fieldsOf(keep(lock.item, item, lock.child, `${pattern}/*`)), id: lock.item['id'] };
      isKept.add(merged);
      return [merged];
    });
    for (const { item, index, child, twin } of locked) {
      if (twin !== -1 && !child.isWhole) continue;
      items.splice(index, 0, item);
      isKept.add(item);
    }
    const most = schemaAt(schema, pattern)?.maxItems ?? Infinity;
    for (let at = items.length - 1; at >= 0 && items.length > most; at -= 1)
      if (!isKept.has(items[at])) items.splice(at, 1);
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
