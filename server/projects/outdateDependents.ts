import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Transaction } from '../database/Database.ts';
import { findProjectToolset, writeMadeFrom } from '../database/repositories/projectToolsets.ts';

/** Noted in place of the revision of a draft that was thrown away or replaced. */
export const neverARevision = -1;

/**
 * A batch makes toolsets from the unsaved draft of another and notes the revision which that draft would get. When the draft
 * never becomes that revision, what was made from it must show as stale: its note is changed to `becomes`.
 */
export async function outdateDependents(
  transaction: Transaction,
  registry: ToolsetRegistry,
  { projectId, toolsetId, draftRevision, becomes }: Outdated,
): Promise<void> {
  for (const { id } of registry.dependentsOf(toolsetId)) {
    const row = await findProjectToolset(transaction, projectId, id);
    const noted = [row.madeFrom[toolsetId], row.draft?.madeFrom[toolsetId]];
    if (!noted.includes(draftRevision)) continue;
    const correct = (madeFrom: Record<string, number>) =>
      madeFrom[toolsetId] === draftRevision ? { ...madeFrom, [toolsetId]: becomes } : madeFrom;
    await writeMadeFrom(transaction, projectId, {
      toolsetId: id,
      madeFrom: correct(row.madeFrom),
      draft: row.draft && { ...row.draft, madeFrom: correct(row.draft.madeFrom) },
    });
  }
}

export interface Outdated {
  projectId: string;
  toolsetId: string;
  /** The revision that the draft would have got. */
  draftRevision: number;
  /** A revision that the toolset does not and will not have again. */
  becomes: number;
}
