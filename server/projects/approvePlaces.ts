import type { Toolset } from '#engine/contract/Toolset.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { samePlace } from '#engine/difference/samePlace.ts';
import { takePlaces } from '#engine/difference/takePlaces.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Approval, ApprovalRequest } from '#engine/protocol/approvals.ts';
import { unconfirmedAfterSave } from '#engine/provenance/unconfirmedAfterSave.ts';
import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { type DraftRecord, lockProjectToolset, writeDraft } from '#server/database/repositories/projectToolsets.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import type { Services } from '#server/Services.ts';

import { completeDocument } from './completeDocument.ts';
import { keepNotedDraft } from './keepNotedDraft.ts';
import { writeMirrors } from './mirrors.ts';
import { refuseLongLists } from './refuseLongLists.ts';
import { refuseMissing } from './refuseMissing.ts';
import { saveToolsetWithin } from './saveToolset.ts';

interface ApprovalOrder extends ApprovalRequest {
  userId: string;
  projectId: string;
  toolsetId: string;
  language: Language;
}

interface Approved extends Approval {
  /** JSON pointers into what is saved now of what was approved. */
  places: string[];
}

/**
 * Saves what is saved together with some places of the draft, as the person has them before them. The rest stays the
 * draft, in which these places say the same from now on.
 *
 * @throws BusinessError `nothing-to-approve`
 * @throws InvalidRequestError with the pointers that lead nowhere, or what is not valid
 * @throws RevisionConflictError when something else is saved, or the draft is another one
 */
export async function approvePlaces(
  services: Pick<Services, 'database' | 'toolsets' | 'validators'>,
  { userId, projectId, toolsetId, pointers, revision, draft: generationId, content, language }: ApprovalOrder,
): Promise<Approved> {
  const toolset = services.toolsets.get(toolsetId);
  refuseLongLists(toolset, content ?? {}, language);
  return services.database.transaction(async (transaction) => {
    const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const row = await lockProjectToolset(transaction, projectId, toolsetId);
    const { draft } = row;
    if (!draft) throw new BusinessError('nothing-to-approve');
    if (row.revision !== revision || draft.generationId !== generationId) throw new RevisionConflictError(row.revision);
    const mirrored = (document: ToolsetDocument) => writeMirrors(toolset, document, project);
    const saved = row.content ? mirrored(row.content) : {};
    const drafted = mirrored(draft.content);
    const shown = completeDocument(toolset, content ?? drafted);
    refuseMissing(shown, pointers, language);
    const next = plain(takePlaces(toolset, { before: saved, after: shown }, pointers));
    const rest = completeDocument(toolset, plain(takePlaces(toolset, { before: drafted, after: shown }, pointers)));
    const inDraft = pointers.flatMap((pointer) => samePlace(toolset, { from: shown, to: drafted }, pointer) ?? []);
    const isWhole = findChanges(toolset, next, rest).length === 0;
    const stored = await saveToolsetWithin(transaction, services, {
      userId,
      project,
      toolsetId,
      revision,
      content: next,
      draft: generationId,
      ...(!isWhole && { approved: inDraft }),
      language,
    });
    const version = draft.version ?? stored.before ?? undefined;
    if (!isWhole) await keepRest(transaction, { projectId, toolset, draft: { ...draft, version }, drafted, rest });
    const kept = stored.content.parse<ToolsetDocument>();
    const places = pointers.flatMap((pointer) => samePlace(toolset, { from: shown, to: kept }, pointer) ?? []);
    return { revision: stored.revision, draft: isWhole ? null : generationId, before: stored.before, places };
  });
}

interface Rest {
  projectId: string;
  toolset: Toolset;
  draft: DraftRecord;
  drafted: ToolsetDocument;
  rest: ToolsetDocument;
}

/** The draft with what was typed into the places that are approved. */
async function keepRest(transaction: Transaction, { projectId, toolset, draft, drafted, rest }: Rest): Promise<void> {
  if (equalIgnoringBlanks(drafted, rest)) return;
  const { id } = toolset.manifest;
  await keepNotedDraft(transaction, projectId, id);
  const known = [{ document: draft.content, unconfirmed: draft.unconfirmed }];
  const unconfirmed = unconfirmedAfterSave(toolset, known, rest);
  await writeDraft(transaction, projectId, id, { ...draft, content: rest, contentId: createId(), unconfirmed });
}

/** Without fields that are not there. */
const plain = (document: ToolsetDocument) => JSON.parse(JSON.stringify(document)) as ToolsetDocument;
