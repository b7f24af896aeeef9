import { isDeepStrictEqual } from 'node:util';

import { applyComputed } from '#engine/computed/applyComputed.ts';
import { keepLocked } from '#engine/locks/keepLocked.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { takeFields } from '#engine/merge/takeFields.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { unconfirmedAfterSave } from '#engine/provenance/unconfirmedAfterSave.ts';
import { unconfirmedInDraft } from '#engine/provenance/unconfirmedInDraft.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import type { Transaction } from '#server/database/Database.ts';
import { lockProjectToolset, type ProjectToolsetRow } from '#server/database/repositories/projectToolsets.ts';

import type { StepContext } from './loadStepContext.ts';
import type { StepTools } from './runStep.ts';
import type { StepResult } from './StepResult.ts';

interface DraftContent {
  document: ToolsetDocument;
  madeFrom: MadeFrom;
  /** What of the document nobody has confirmed. */
  unconfirmed: Unconfirmed;
}

/**
 * The document to store as the draft. When only some fields were generated and a person saved meanwhile, both are
 * merged; what is locked by now stands as it stands by now. Locks the row, so that nothing is saved between reading it
 * and writing the draft.
 */
export async function mergeWithSaved(
  transaction: Transaction,
  { tools }: { tools: Pick<StepTools, 'validators'> },
  projectId: string,
  context: StepContext,
  { document, isStarter }: Pick<StepResult, 'document' | 'isStarter'>,
): Promise<DraftContent> {
  const { subject, madeFrom } = context;
  const { toolset, fields, current: before } = subject;
  const row = await lockProjectToolset(transaction, projectId, toolset.manifest.id);
  const { content, unconfirmed } = row.draft ?? row;
  const kept = keepLockedNow(context, row, document);
  if (!fields || !before) {
    // What the model was told and let stand is the team's as before.
    const known = content && { document: content, unconfirmed };
    return { document: kept, madeFrom, unconfirmed: isStarter ? [] : unconfirmedInDraft(toolset, kept, known) };
  }
  const present = content ?? {};
  const judged = (draft: ToolsetDocument, its: MadeFrom): DraftContent => ({
    document: draft,
    madeFrom: its,
    unconfirmed: isStarter
      ? unconfirmedAfterSave(toolset, [{ document: present, unconfirmed }], draft)
      : unconfirmedInDraft(toolset, draft, { document: present, unconfirmed }),
  });
  if (isDeepStrictEqual(present, before)) return judged(kept, madeFrom);
  const merged = keepLockedNow(context, row, mergeFields({ fields, before, document }, present), present);
  // The merged document may violate the schema although both versions are valid; the draft then ignores what was saved.
  if (checkDocument(tools.validators.of(toolset), merged).length > 0) return judged(kept, madeFrom);
  return judged(merged, row.draft?.madeFrom ?? row.madeFrom);
}

/** The document with what is locked, and with what is computed from all that it says now. */
function keepLockedNow(
  { subject: { toolset }, figures }: StepContext,
  { draft, content, locks }: ProjectToolsetRow,
  document: ToolsetDocument,
  previous?: ToolsetDocument,
): ToolsetDocument {
  const before = draft?.content ?? content;
  const keep = (written: ToolsetDocument) => (before ? keepLocked(toolset, { before, written, locks }) : written);
  if (locks.length === 0 && !previous) return document;
  // Once more after computing: not even a suggestion changes within what is locked.
  return keep(applyComputed(keep(document), toolset.manifest, { previous, figures }));
}

interface WrittenFields {
  /** JSON pointers of the only fields that were generated. */
  fields: readonly string[];
  /** The content before the generation, and the same with the generated fields. */
  before: ToolsetDocument;
  document: ToolsetDocument;
}

/** Merges the generated fields into the content saved meanwhile. A field whose item was removed is dropped. */
export function mergeFields({ fields, before, document }: WrittenFields, present: ToolsetDocument): ToolsetDocument {
  const written = takeFields(before, document, fields);
  return mergeDocuments(before, written, present, { removedByTheirs: 'stays' }).document;
}
