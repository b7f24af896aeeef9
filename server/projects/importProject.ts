import type { ImportedProject } from '#engine/protocol/projectFile.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import { requireRoom } from '#server/accounts/requireRoom.ts';
import { createId } from '#server/database/createId.ts';
import { insertProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { insertContents } from '#server/database/repositories/projectToolsets.ts';
import { findDefaultWorkspace, findWorkspace } from '#server/database/repositories/workspaces.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { FileWithImages } from '#server/images/importImages.ts';
import { showImages } from '#server/images/showImages.ts';
import { importAnswers } from '#server/questions/importAnswers.ts';
import type { Services } from '#server/Services.ts';
import { importHistory } from '#server/standing/importHistory.ts';

import { addImportedTies } from './addImportedTies.ts';
import { presentProject } from './presentProjects.ts';
import { requireProjectSize } from './requireProjectSize.ts';
import { requireStorage } from './requireStorage.ts';

interface Import extends FileWithImages {
  userId: string;
  workspaceId?: string | undefined;
}

/** Makes a project of the file's contents, all saved and up to date, or none at all. */
export async function importProject(
  { database, toolsets, paths }: Pick<Services, 'database' | 'toolsets' | 'paths'>,
  {
    userId,
    workspaceId,
    project,
    contents,
    unconfirmed,
    answers,
    ties,
    history,
    story,
    leftOut,
    stored,
    imagesLeftOut,
  }: Import,
): Promise<ImportedProject> {
  return database.transaction(async (transaction) => {
    await requireRoom(transaction, userId, 'projects');
    if (workspaceId && !(await findWorkspace(transaction, userId, workspaceId))) throw new NotFoundError();
    const row = await insertProject(transaction, {
      ...project,
      ...(story.length > 0 && { story: { revision: 1, slides: story } }),
      userId,
      workspaceId: workspaceId ?? (await findDefaultWorkspace(transaction, userId)),
    });
    await showImages(transaction, { projectId: row.id, personId: userId }, stored);
    const idOf = new Map([...contents.keys()].map((id) => [id, createId()]));
    // One statement each: together they can be larger than a packet of MySQL may be.
    for (const [toolsetId, content] of contents)
      await insertContents(transaction, row.id, [
        {
          toolsetId,
          content,
          contentId: idOf.get(toolsetId)!,
          madeFrom: noteMadeFrom(toolsets, toolsetId, (id) => idOf.get(id) ?? null),
          unconfirmed: unconfirmed.get(toolsetId) ?? [],
          savedAt: row.createdAt,
        },
      ]);
    await importAnswers(transaction, row.id, { answers, toolsets: new Set(contents.keys()) });
    await addImportedTies(transaction, row.id, { ties, at: row.createdAt });
    if (history) await importHistory(transaction, row.id, history);
    await noteProjectSize(transaction, row.id);
    await requireStorage(transaction, { ownerId: userId, actorId: userId });
    await requireProjectSize(transaction, row.id);
    return { project: await presentProject(transaction, { toolsets, paths }, row), leftOut, imagesLeftOut };
  });
}
