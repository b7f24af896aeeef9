import type { Language } from '#engine/languages/languages.ts';
import type { ApprovedMany } from '#engine/protocol/approvals.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import type { Services } from '#server/Services.ts';

import { writeMirrors } from './mirrors.ts';
import { saveToolset } from './saveToolset.ts';

interface ApproveOrder {
  userId: string;
  projectId: string;
  toolsets: readonly string[];
  language: Language;
  /** Called as soon as one is saved: what comes after it may fail. */
  onApproved: (approved: ApprovedMany['approved'][number]) => void;
}

/**
 * Saves the drafts of several toolsets as they are, each for itself and in the order of the path: one that cannot be
 * saved keeps none of the others from it.
 */
export async function approveDrafts(
  services: Pick<Services, 'database' | 'toolsets' | 'validators'>,
  { userId, projectId, toolsets, language, onApproved }: ApproveOrder,
): Promise<ApprovedMany> {
  const wanted = new Set(toolsets);
  const known = services.toolsets.toolsets.map(({ manifest }) => manifest.id).filter((id) => wanted.has(id));
  const approved: ApprovedMany['approved'] = [];
  const refused: ApprovedMany['refused'] = [...wanted]
    .filter((id) => !services.toolsets.has(id))
    .map((toolset) => ({ toolset, key: 'not-found' }));
  for (const toolsetId of known) {
    try {
      const saved = { toolset: toolsetId, revision: await approve(toolsetId) };
      approved.push(saved);
      onApproved(saved);
    } catch (error) {
      const key = refusalOf(error);
      if (key === null) throw error;
      refused.push({ toolset: toolsetId, key });
    }
  }
  return { approved, refused };

  async function approve(toolsetId: string): Promise<number> {
    const { connection } = services.database;
    // Anew for each: the name that one brings along stands in the next.
    const project = await requireProject(connection, { id: userId }, 'edit', projectId);
    const { draft, revision } = await findProjectToolset(connection, projectId, toolsetId);
    if (!draft) throw new BusinessError('nothing-to-approve');
    const content = writeMirrors(services.toolsets.get(toolsetId), draft.content, project);
    const order = { userId, project, toolsetId, revision, content, draft: draft.generationId, language };
    return (await saveToolset(services, order)).revision;
  }
}

/** Why a single draft cannot be saved; null: it is about more than that one. */
function refusalOf(error: unknown): string | null {
  if (error instanceof BusinessError) return error.key;
  if (error instanceof InvalidRequestError) return 'invalid';
  return error instanceof RevisionConflictError ? 'revision-conflict' : null;
}
