import type { Toolset } from '#engine/contract/Toolset.ts';
import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findKeptContents } from '#server/database/repositories/earlierContents.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';

import { notedIn } from './keepNotedContents.ts';
import { writeMirrors } from './mirrors.ts';
import type { ProjectToolsetStates } from './ProjectToolsetStates.ts';

interface Written {
  project: Pick<ProjectRow, 'id' | 'name' | 'description'>;
  toolset: Toolset;
  content: ToolsetDocument;
}

/**
 * The id of an earlier content that says the same as what is written now, if others were made from it: whoever takes a
 * change back leaves nothing outdated. null where there is none.
 */
export async function findTakenBack(
  transaction: Transaction,
  states: ProjectToolsetStates,
  { project, toolset, content }: Written,
): Promise<string | null> {
  const { id } = toolset.manifest;
  const state = states.get(id);
  const gone = [...notedIn(states, id)].filter(
    (noted) => noted !== state?.contentId && noted !== state?.draftContentId,
  );
  if (gone.length === 0) return null;
  const kept = await findKeptContents(transaction, { projectId: project.id, toolsetId: id }, gone);
  // With the project's name of then, which a save may bring back, or with the present one.
  const same = kept.find((earlier) =>
    [earlier.content, writeMirrors(toolset, earlier.content, project)].some((shown) =>
      equalIgnoringBlanks(shown, content),
    ),
  );
  return same?.contentId ?? null;
}
