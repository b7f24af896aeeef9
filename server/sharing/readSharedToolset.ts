import type { SharedToolset } from '#engine/protocol/shareLink.ts';
import { leaveOut } from '#engine/schema/leaveOut.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { writeMirrors } from '#server/projects/mirrors.ts';
import { readFigures } from '#server/projects/readFigures.ts';
import { readReferences } from '#server/projects/readReferences.ts';
import type { Services } from '#server/Services.ts';

/** What is saved of a toolset, and all that a page needs to show it. Drafts are nobody's word yet. */
export async function readSharedToolset(
  {
    database: { connection },
    toolsets,
    publishedToolsets,
  }: Pick<Services, 'database' | 'toolsets' | 'publishedToolsets'>,
  project: ProjectRow,
  toolsetId: string,
): Promise<SharedToolset> {
  const toolset = toolsets.get(toolsetId);
  const { content, unconfirmed } = await findProjectToolset(connection, project.id, toolsetId);
  if (!content) throw new NotFoundError();
  return {
    definition: JSON.parse(publishedToolsets.definition(toolsetId).json).data,
    // The team's own, as in exports.
    content: leaveOut(writeMirrors(toolset, content, project), [openQuestions]),
    unconfirmed: [...unconfirmed],
    references: await readReferences(connection, toolsets, { projectId: project.id, toolset, isSavedOnly: true }),
    figures: await readFigures(connection, toolsets, { projectId: project.id, toolset, isSavedOnly: true }),
  };
}
