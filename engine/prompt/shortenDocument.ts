import { unconfirmedSign } from '#engine/provenance/markUnconfirmed.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import { formatPointer, getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { type JsonLength, jsonLengths } from './jsonLengths.ts';
import { LargestFirst } from './LargestFirst.ts';

/** A shortened document, and the number of items each of its lists lost. */
export interface ShortenedDocument {
  document: ToolsetDocument;
  /** By JSON pointer of the list. A field that was removed altogether is listed with its own pointer and 1. */
  leftOut: Record<string, number>;
}

/** What each list within an item keeps, step by step, so that each item says something of everything as long as it can. */
const keptWithinItems = [2, 1, 0];

/**
 * Shortens a document to a number of characters of JSON: first by its open questions, then by removing items, always the
 * last one of the currently largest list, since people put important items first: of the lists within items, so that of
 * nine interviews none is missing, then items themselves. When no list can be shortened, the largest field is removed. Never truncates a text.
 *
 * @param size measures; whoever shortens the same document again passes the same.
 */
export function shortenDocument(
  document: ToolsetDocument,
  budget: number,
  size: JsonLength = jsonLengths(),
): ShortenedDocument {
  const leftOut: Record<string, number> = {};
  let result = shortenWithinItems(withoutQuestions(document, { budget, size, leftOut }), { budget, size, leftOut });
  let excess = size(result) - budget;
  while (excess > 0) {
    const [list, next] = listsBySize(result, size);
    if (list) {
      const items = getAt(result, list.pointer) as unknown[];
      const goal = Math.min(excess, next ? list.size - next.size + 1 : excess);
      let drop = 0;
      let freed = 0;
      while (freed < goal && drop < items.length - 1) freed += size(items[items.length - 1 - drop++]) + 1;
      result = setAt(result, list.pointer, items.slice(0, items.length - drop));
      leftOut[list.pointer] = (leftOut[list.pointer] ?? 0) + drop;
    } else {
      const field = Object.entries(result).toSorted(([, a], [, b]) => size(b) - size(a))[0];
      if (!field) break;
      const pointer = formatPointer([field[0]]);
      result = setAt(result, pointer, undefined);
      leftOut[pointer] = (leftOut[pointer] ?? 0) + 1;
    }
    excess = size(result) - budget;
  }
  return { document: result, leftOut };
}

interface Shortening {
  budget: number;
  size: JsonLength;
  leftOut: Record<string, number>;
}

function withoutQuestions(document: ToolsetDocument, { budget, size, leftOut }: Shortening): ToolsetDocument {
  // Under the name that it has where nobody has confirmed it, too.
  const key = [openQuestions, openQuestions + unconfirmedSign].find((name) => name in document);
  const questions = key === undefined ? undefined : document[key];
  if (key === undefined || !Array.isArray(questions) || size(document) <= budget) return document;
  leftOut[`/${key}`] = questions.length;
  return setAt(document, `/${key}`, undefined);
}

function shortenWithinItems(document: ToolsetDocument, { budget, size, leftOut }: Shortening): ToolsetDocument {
  let excess = size(document) - budget;
  if (excess <= 0) return document;
  const lists = listsWithinItems(document).map(({ pointer, list }) => ({
    pointer,
    list,
    kept: list.length,
    size: size(list),
  }));
  for (const least of keptWithinItems) {
    const longer = new LargestFirst<(typeof lists)[number]>();
    for (const list of lists) if (list.kept > least) longer.add(list);
    for (let next = longer.take(); next && excess > 0; next = longer.take()) {
      const { value: largest, turn } = next;
      largest.kept -= 1;
      const freed = size(largest.list[largest.kept]) + 1;
      largest.size -= freed;
      excess -= freed;
      if (largest.kept > least) longer.add(largest, turn);
    }
  }
  return lists.reduce((result, { pointer, list, kept }) => {
    if (kept === list.length) return result;
    leftOut[pointer] = list.length - kept;
    // An empty list would say that nobody had written anything.
    return setAt(result, pointer, kept === 0 ? undefined : list.slice(0, kept));
  }, document);
}

/** The lists in items of lists, innermost ones. */
function listsWithinItems(document: ToolsetDocument): { pointer: string; list: unknown[] }[] {
  const found: { pointer: string; list: unknown[] }[] = [];
  visit(document, '', false);
  return found;

  /** Whether there is a list in the value. */
  function visit(value: unknown, pointer: string, isInItem: boolean): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const isList = Array.isArray(value);
    const hasLists = Object.entries(value)
      .map(([key, child]) => visit(child, pointer + formatPointer([key]), isInItem || isList))
      .some(Boolean);
    if (isList && isInItem && !hasLists) found.push({ pointer, list: value });
    return isList || hasLists;
  }
}

/** Lists of two or more items, largest first. Of nested lists only the outermost counts. */
function listsBySize(document: ToolsetDocument, size: JsonLength): { pointer: string; size: number }[] {
  const lists: { pointer: string; size: number }[] = [];
  visit(document, '');
  return lists.toSorted((a, b) => b.size - a.size);

  function visit(value: unknown, pointer: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && value.length > 1) return void lists.push({ pointer, size: size(value) });
    for (const [key, child] of Object.entries(value)) visit(child, pointer + formatPointer([key]));
  }
}
