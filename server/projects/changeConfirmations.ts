import type { Language } from '#engine/languages/languages.ts';
import type { ConfirmationRequest, Confirmations } from '#engine/protocol/confirmations.ts';
import { confirmPlaces } from '#engine/provenance/confirmPlaces.ts';
import { unconfirmPlaces } from '#engine/provenance/unconfirmPlaces.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { lockProjectToolset, writeConfirmations } from '#server/database/repositories/projectToolsets.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import type { Services } from '#server/Services.ts';

import { writeMirrors } from './mirrors.ts';
import { refuseMissing } from './refuseMissing.ts';

interface ConfirmationOrder extends ConfirmationRequest {
  userId: string;
  projectId: string;
  toolsetId: string;
  /** true: what was confirmed at these places is unconfirmed again. */
  isTakenBack: boolean;
  language: Language;
}

/**
 * Confirms places of what is saved, or takes that back. A draft that waits stays as it is: it is not saved yet.
 *
 * @throws InvalidRequestError with the pointers that lead nowhere
 * @throws BusinessError `nothing-to-confirm`
 * @throws RevisionConflictError when the pointers were read in other content: in this one they may lead elsewhere
 */
export async function changeConfirmations(
  { database, toolsets, clock }: Pick<Services, 'database' | 'toolsets' | 'clock'>,
  { userId, projectId, toolsetId, pointers, revision, isTakenBack, language }: ConfirmationOrder,
): Promise<Confirmations> {
  const toolset = toolsets.get(toolsetId);
  return database.transaction(async (transaction) => {
    const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    const { content, unconfirmed, confirmed, ...row } = await lockProjectToolset(transaction, projectId, toolsetId);
    if (revision !== row.revision) throw new RevisionConflictError(row.revision);
    if (!content) throw new BusinessError('nothing-to-confirm');
    refuseMissing(writeMirrors(toolset, content, project), pointers, language);
    const known = { document: content, unconfirmed, confirmed };
    const { changed, ...left } = isTakenBack
      ? unconfirmPlaces(toolset, known, pointers)
      : confirmPlaces(toolset, known, pointers, { by: userId, at: new Date(clock()).toISOString() });
    if (changed.length > 0) await writeConfirmations(transaction, projectId, toolsetId, left);
    return {
      unconfirmed: [...left.unconfirmed],
      confirmed: left.confirmed.flatMap((each) => each.pointers),
      changed: [...changed],
    };
  });
}
