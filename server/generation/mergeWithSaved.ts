import { isDeepStrictEqual } from 'node:util';

import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { takeFields } from '#engine/merge/takeFields.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { unconfirmedAfterSave } from '#engine/provenance/unconfirmedAfterSave.ts';
import { unconfirmedInDraft } from '#engine/provenance/unconfirmedInDraft.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { applyComputed } from '#engine/computed/applyComputed.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';

import type { Transaction } from '../database/Database.ts';
import { lockProjectToolset } from '../database/repositories/projectToolsets.ts';
import type { StepContext } from './loadStepContext.ts';
import type { StepResult, StepTools } from './runStep.ts';

interface DraftContent {
  document: ToolsetDocument;
  madeFrom: MadeFrom;
  /** What of the document nobody has confirmed. */
  unconfirmed: Unconfirmed;
}

/**
 * The document to store as the draft. When only some fields were generated and a person saved meanwhile, both are
 * merged. Locks the row, so that nothing is saved between reading it and writing the draft.
 */
export async function mergeWithSaved(
  transaction: Transaction,
  { tools }: { tools: Pick<StepTools, 'validators'> },
  projectId: string,
  { prompt, madeFrom, figures }: StepContext,
  { document, isStarter }: StepResult,
): Promise<DraftContent> {
  const { toolset, fields, current: before } = prompt;
  if (!fields || !before)
    return { document, madeFrom, unconfirmed: isStarter ? [] : unconfirmedInDraft(toolset, document, null) };
  const row = await lockProjectToolset(transaction, projectId, toolset.manifest.id);
  const { content, unconfirmed } = row.draft ?? row;
  const present = content ?? {};
  const judged = (draft: ToolsetDocument, its: MadeFrom): DraftContent => ({
    document: draft,
    madeFrom: its,
    unconfirmed: isStarter
      ? unconfirmedAfterSave(toolset, [{ document: present, unconfirmed }], draft)
      : unconfirmedInDraft(toolset, draft, { document: present, unconfirmed }),
  });
  if (isDeepStrictEqual(present, before)) return judged(document, madeFrom);
  const merged = applyComputed(mergeFields({ fields, before, document }, present), toolset.manifest, {
    previous: present,
    figures,
  });
  // The merged document may violate the schema although both versions are valid; the draft then ignores what was saved.
  if (checkDocument(tools.validators.of(toolset), merged).length > 0) return judged(document, madeFrom);
  return judged(merged, row.draft?.madeFrom ?? row.madeFrom);
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
