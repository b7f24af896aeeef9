import { requireProject } from '#server/access/requireProject.ts';
import { clearDraft, lockProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import type { Services } from '#server/Services.ts';

import { keepNotedDraft } from './keepNotedDraft.ts';

/** Discards a toolset's draft, which shows the saved content again. */
export async function deleteDraft(
  { database, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { userId, projectId, toolsetId }: { userId: string; projectId: string; toolsetId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireProject(transaction, { id: userId }, 'edit', projectId);
    toolsets.get(toolsetId);
    const { draft } = await lockProjectToolset(transaction, projectId, toolsetId);
    if (!draft) throw new BusinessError('nothing-to-discard');
    await keepNotedDraft(transaction, projectId, toolsetId);
    await clearDraft(transaction, projectId, toolsetId);
  });
}
