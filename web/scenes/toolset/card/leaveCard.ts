import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

import { beforeWriting } from './beforeWriting.ts';
import { dropBlanks } from './dropBlanks.ts';
import { isBlank } from './isBlank.ts';

/**
 * Ends the work in a card: what was begun without a word goes, and what was written can be taken back from here on.
 *
 * @param opened the content when the card was opened. @returns the pointer of an item that is gone; null where it stays
 */
export function leaveCard(document: EditableDocument, subject: CardSubject, opened: ToolsetDocument): string | null {
  const { pointer, item } = subject;
  const gone = dropBlanks(document, subject, opened);
  // What has just come goes with all that was written in it.
  const isNew = item !== null && isBlank(document.source.definition.schema, item.node, getAt(opened, pointer));
  const before = gone !== null || isNew ? null : beforeWriting(document.content, opened, pointer);
  if (before) document.noteWriting(pointer, before);
  return gone;
}
