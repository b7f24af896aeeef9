import type { CardSubject } from '#engine/picture/cardSubject.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

import { beforeWriting } from './beforeWriting.ts';
import { dropBlanks } from './dropBlanks.ts';

/**
 * Ends the work in a card: what was begun without a word goes, and what was written can be taken back from here on.
 *
 * @param opened the content when the card was opened. @returns the pointer of an item that is gone; null where it stays
 */
export function leaveCard(document: EditableDocument, subject: CardSubject, opened: ToolsetDocument): string | null {
  const gone = dropBlanks(document, subject, opened);
  const before = gone === null ? beforeWriting(document.content, opened, subject.pointer) : null;
  if (before) document.noteWriting(subject.pointer, before);
  return gone;
}
