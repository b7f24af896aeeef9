import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createItem } from '#web/form/lists/createItem.ts';
import type { FieldUi } from '#web/form/schema/FieldUi.ts';

import { spreadRows } from './spreadRows.ts';
import type { Pasted } from './usePaste.ts';

interface ObjectList {
  list: string;
  document: EditableDocument;
  node: SchemaNode;
  /** Of an item. */
  item: SchemaNode;
  ui: FieldUi;
}

/**
 * Pasted into the name of an item, each row makes an item of its own: its cells fill the name and the texts after it.
 */
export function takeObjects(
  rows: string[][],
  into: HTMLInputElement | HTMLTextAreaElement,
  { list, document, node, item, ui }: ObjectList,
): Pasted | null {
  const { index, key } = /\/(?<index>\d+)\/(?<key>[^/]+)$/.exec(into.dataset['pointer'] ?? '')?.groups ?? {};
  if (!ui.itemTitle || key !== ui.itemTitle || into.dataset['pointer'] !== `${list}/${index}/${key}`) return null;
  const present = document.value(list);
  const items: unknown[] = Array.isArray(present) ? present : [];
  const own = (items[Number(index)] ?? createItem(item)) as Record<string, unknown>;
  const { value, selectionStart, selectionEnd } = into;
  const before = value.slice(0, selectionStart ?? 0);
  const behind = value.slice(selectionEnd ?? 0);
  const texts = textsFrom(item, key);
  const entries = rows.map((cells, row) => {
    // Of the item that is pasted into, only the name is written over.
    const keys = row === 0 ? texts.filter((each) => each === key || own[each] === undefined) : texts;
    const filled = fill(keys, cells);
    if (row > 0) return { ...(createItem(item) as object), ...filled };
    return { ...own, ...filled, [key]: `${before}${filled[key] ?? ''}${behind}` };
  });
  return spreadRows({ items, index: Number(index), maxItems: node.maxItems, kept: 0 }, entries, (entry) =>
    texts
      .map((each) => (entry as Record<string, unknown>)[each])
      .filter(Boolean)
      .join(', '),
  );
}

/** The name and the free texts behind it, in the order of the form. */
function textsFrom(item: SchemaNode, title: string): string[] {
  const all = Object.entries(item.properties ?? {});
  const isText = ({ type, enum: choices, format }: SchemaNode) => type === 'string' && !choices && !format;
  const behind = all
    .slice(all.findIndex(([key]) => key === title) + 1)
    .filter(([key, each]) => key !== 'id' && isText(each));
  return [title, ...behind.map(([key]) => key)];
}

/** Cells beyond the last text go into it too. */
function fill(keys: readonly string[], cells: readonly string[]): Record<string, string> {
  const last = keys.length - 1;
  const values = keys.map((_, place) => (place < last ? cells[place] : cells.slice(last).join(', ')));
  return Object.fromEntries(keys.flatMap((key, place) => (values[place] ? [[key, values[place]]] : [])));
}
