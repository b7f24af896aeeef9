import type { ImportedProject } from '#engine/protocol/projectFile.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';

import { requireRoom } from '../accounts/requireRoom.ts';
import { createId } from '../database/createId.ts';
import { noteProjectSize } from '../database/repositories/projectSizes.ts';
import { insertProject } from '../database/repositories/projects.ts';
import { insertContents } from '../database/repositories/projectToolsets.ts';
import { findDefaultWorkspace, findWorkspace } from '../database/repositories/workspaces.ts';
import { NotFoundError } from '../errors/NotFoundError.ts';
import type { Services } from '../Services.ts';
import type { FileWithImages } from '../images/importImages.ts';
import { showImages } from '../images/showImages.ts';
import { presentProject } from './presentProjects.ts';
import { requireStorage } from './requireStorage.ts';
import { requireProjectSize } from './requireProjectSize.ts';

interface Import extends FileWithImages {
  userId: string;
  workspaceId?: string | undefined;
}

/** Makes a project of the file's contents, all saved and up to date, or none at all. */
export async function importProject(
  { database, toolsets }: Pick<Services, 'database' | 'toolsets'>,
  { userId, workspaceId, project, contents, unconfirmed, leftOut, stored, imagesLeftOut }: Import,
): Promise<ImportedProject> {
  return database.transaction(async (transaction) => {
    await requireRoom(transaction, userId, 'projects');
    if (workspaceId && !(await findWorkspace(transaction, userId, workspaceId))) throw new NotFoundError();
    const row = await insertProject(transaction, {
      ...project,
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
    await noteProjectSize(transaction, row.id);
    await requireStorage(transaction, { ownerId: userId, actorId: userId });
    await requireProjectSize(transaction, row.id);
    return { project: await presentProject(transaction, toolsets, row), leftOut, imagesLeftOut };
  });
}
