import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { type Conflict, findConflict } from './Conflict.ts';
import type { EditableDocument } from './EditableDocument.ts';
import type { JournalBase, UnsavedWork } from './Journal.ts';
import { baseOf } from './serverContent.ts';

interface RestoredWork {
  /** What is to be shown: the server's content with the work, or the work that contradicts it; null without any. */
  content: ToolsetDocument | null;
  /** The work that is in the content. */
  merged: UnsavedWork[];
  /** The conflict of the work that contradicts the server's content, and what that work was made from. */
  contradicted: { conflict: Conflict; base: Required<JournalBase> } | null;
}

/**
 * Merges unsaved work of earlier visits into what the server has. There is one conflict at a time: other work stays in
 * its journal until the next opening.
 */
export function restoreWork(
  editable: EditableDocument,
  works: readonly UnsavedWork[],
  server: ToolsetState,
): RestoredWork {
  const present = baseOf(server);
  const theirs = present.content;
  const merged: UnsavedWork[] = [];
  let content: ToolsetDocument | null = null;
  for (const work of works) {
    if (equalJson(work.content, theirs)) {
      merged.push(work);
      continue;
    }
    const base = beginningOf(work, present);
    const own = { base: base.content, mine: work.content, theirs };
    const conflict = findConflict(editable, own, server);
    if (conflict && content && !equalJson(content, theirs)) continue;
    if (conflict) return { content: work.content, merged: [...merged, work], contradicted: { conflict, base } };
    const taken = mergeDocuments(own.base, own.mine, own.theirs).document;
    const both = { base: theirs, mine: content ?? editable.content, theirs: taken };
    if (findConflict(editable, both, server)) continue;
    content = editable.compute(mergeDocuments(both.base, both.mine, both.theirs).document);
    merged.push(work);
  }
  return { content, merged, contradicted: null };
}

/** What work was made from; nothing where it is not known. */
function beginningOf({ base }: UnsavedWork, present: Required<JournalBase>): Required<JournalBase> {
  const isUpToDate = base?.revision === present.revision && base.generationId === present.generationId;
  return isUpToDate ? present : { revision: 0, generationId: null, ...base, content: base?.content ?? {} };
}
