import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** Rows of more than one screen. */
const many = 20;

/** Whether a document has several lists with more items than fit on a page of closed rows. */
export function hasManyItems(document: ToolsetDocument): boolean {
  const lists = Object.values(document).filter((value) => Array.isArray(value) && typeof value[0] === 'object');
  return lists.length > 1 && lists.flat().length > many;
}
