import { equalJson } from '#engine/schema/equalJson.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

import { alignLists, type Slot } from './alignLists.ts';
import { mergeOrder } from './mergeOrder.ts';

/** The result of a three-way merge. */
export interface Merged<Document> {
  document: Document;
  /** JSON pointers into the merged document of places that both sides changed differently. */
  conflicts: string[];
}

export interface MergeOptions {
  /** Removals by theirs win over changes by mine, without a conflict; by default the change wins. */
  removedByTheirs?: 'stays';
  /** The same of removals by mine over changes by theirs. */
  removedByMine?: 'stays';
}

/**
 * Three-way merge of JSON documents. A change by one side since `base` is taken; where both sides changed the same
 * place differently, mine wins and a conflict is reported; an edit wins over a removal and is reported too. Objects are
 * merged by key and lists by item (matched by `matchItems`, ordered by `mergeOrder`); other values are atomic. When one
 * side removed what the other edited, a list item is kept whole, anything else only as far as it was edited.
 *
 * The method is diff3's (Khanna, Kunal, Pierce: A Formal Investigation of Diff3, FSTTCS 2007), on trees whose nodes
 * have identities (Lindholm: A Three-way Merge for XML Documents, DocEng 2004).
 *
 * Parts unchanged from `mine` are the same objects, so that changes can be detected by identity. Schema bounds are
 * ignored: two additions may make a list too long, which the caller has to check.
 *
 * @param base the common ancestor. @param mine the side that wins. @param theirs the other side.
 */
export function mergeDocuments<Document>(
  base: unknown,
  mine: Document,
  theirs: Document,
  { removedByTheirs, removedByMine }: MergeOptions = {},
): Merged<Document> {
  const conflicts: string[] = [];
  return { document: merge(base, mine, theirs, []) as Document, conflicts };

  function merge(before: unknown, own: unknown, other: unknown, path: Path): unknown {
    if (equalJson(own, other)) return own;
    if (isObject(own) && isObject(other)) return mergeObjects(isObject(before) ? before : {}, own, other, path);
    if (Array.isArray(own) && Array.isArray(other)) return mergeLists(listOf(before), own, other, path);
    if (equalJson(before, other)) return own;
    if (equalJson(before, own)) return other;
    if (own === undefined || other === undefined) return mergeRemoved(before, own, other, path);
    conflicts.push(formatPointer(path));
    return own;
  }

  /** One side removed what the other changed. */
  function mergeRemoved(before: unknown, own: unknown, other: unknown, path: Path): unknown {
    if (isGoneForGood(own, other)) return undefined;
    const left = own ?? other;
    if (isObject(before) && isObject(left)) {
      return unlessEmpty(mergeObjects(before, objectOf(own), objectOf(other), path));
    }
    if (Array.isArray(before) && Array.isArray(left)) {
      return unlessEmpty(mergeLists(before, listOf(own), listOf(other), path));
    }
    conflicts.push(formatPointer(path));
    return left;
  }

  function isGoneForGood(own: unknown, other: unknown): boolean {
    return (own === undefined ? removedByMine : other === undefined && removedByTheirs) === 'stays';
  }

  function mergeObjects(before: JsonObject, own: JsonObject, other: JsonObject, path: Path): JsonObject {
    const entries = [...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((key) => {
      const value = merge(valueOf(before, key), valueOf(own, key), valueOf(other, key), [...path, key]);
      return value === undefined ? [] : [[key, value] as const];
    });
    const isOwn = entries.length === Object.keys(own).length;
    return isOwn && entries.every(([key, value]) => Object.is(value, valueOf(own, key)))
      ? own
      : Object.fromEntries(entries);
  }

  function mergeLists(before: unknown[], own: unknown[], other: unknown[], path: Path): unknown[] {
    const { order, isContradictory } = mergeOrder(alignLists(before, own, other));
    if (isContradictory) conflicts.push(formatPointer(path));
    const items: unknown[] = [];
    for (const slot of order.filter(survives)) {
      const item = mergeItem(slot, [...path, items.length]);
      if (!isDoubled(item)) items.push(item);
    }
    return items.length === own.length && items.every((item, index) => Object.is(item, own[index])) ? own : items;

    /** Whether both sides added the same text, one of them in place of another. */
    function isDoubled(item: unknown): boolean {
      if (typeof item === 'object') return false;
      const count = (list: unknown[]) => list.filter((each) => each === item).length;
      return count(items) >= Math.max(count(own), count(other));
    }

    /** An item removed by one side survives only if the other changed it; a new id is no change. */
    function survives({ base: at, mine: ofMine, theirs: ofTheirs }: Slot): boolean {
      if (at === undefined || (ofMine !== undefined && ofTheirs !== undefined)) return true;
      if (isGoneForGood(ofMine, ofTheirs)) return false;
      const left = ofMine === undefined ? other[ofTheirs!] : own[ofMine];
      return !equalJson(before[at], left, { ignoreNewIds: true });
    }

    function mergeItem({ base: at, mine: ofMine, theirs: ofTheirs }: Slot, itemPath: Path): unknown {
      if (ofMine !== undefined && ofTheirs !== undefined) {
        return merge(at === undefined ? undefined : before[at], own[ofMine], other[ofTheirs], itemPath);
      }
      if (at !== undefined) conflicts.push(formatPointer(itemPath));
      return ofMine === undefined ? other[ofTheirs!] : own[ofMine];
    }
  }
}

type Path = readonly (string | number)[];
type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const objectOf = (value: unknown) => (isObject(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const valueOf = (object: JsonObject, key: string) => (Object.hasOwn(object, key) ? object[key] : undefined);

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}
