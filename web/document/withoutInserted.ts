import { equalJson } from '#engine/schema/equalJson.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

interface Insertion {
  /** JSON pointer of the list. */
  pointer: string;
  before: ToolsetDocument;
  after: ToolsetDocument;
}

/** A document without the item that was inserted, also where it was written in since; null where it is not in it. */
export function withoutInserted(
  { pointer, before, after }: Insertion,
  present: ToolsetDocument,
): ToolsetDocument | null {
  const [old, grown, items] = [before, after, present].map((document) => listAt(document, pointer)) as [
    unknown[],
    unknown[],
    unknown[],
  ];
  if (grown.length !== old.length + 1) return null;
  const place = grown.findIndex((item, index) => !equalJson(item, old[index]));
  const id = idOf(grown[place]);
  const at =
    id !== undefined ? items.findIndex((item) => idOf(item) === id) : items.length === grown.length ? place : -1;
  return at < 0 ? null : setAt(present, pointer, items.toSpliced(at, 1));
}

function listAt(document: ToolsetDocument, pointer: string): unknown[] {
  const list = getAt(document, pointer);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

const idOf = (item: unknown): unknown => getAt(item, '/id');
