import type { Language } from '#engine/languages/languages.ts';
import type { GenerationAccepted } from '#engine/protocol/generation.ts';
import type { Project } from '#engine/protocol/project.ts';
import { requireRoom } from '#server/accounts/requireRoom.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertProject } from '#server/database/repositories/projects.ts';
import { findDefaultWorkspace, findWorkspace } from '#server/database/repositories/workspaces.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { Services } from '#server/Services.ts';

import { presentProject } from './presentProjects.ts';
import { requirePath } from './requirePath.ts';
import { requireStorage } from './requireStorage.ts';

export interface NewProject {
  userId: string;
  name: string;
  description: string;
  workspaceId?: string | undefined;
  language: Language;
  path?: string | undefined;
}

/** Creates a project and, in the same transaction, starts the generation of its set-up toolsets. */
export async function createProject(
  { toolsets, paths, generations }: Pick<Services, 'toolsets' | 'paths' | 'generations'>,
  transaction: Transaction,
  { userId, name, description, workspaceId, language, path }: NewProject,
): Promise<{ project: Project; generation: GenerationAccepted }> {
  if (path) requirePath(paths, path, language);
  await requireRoom(transaction, userId, 'projects');
  await requireStorage(transaction, { ownerId: userId, actorId: userId });
  if (workspaceId && !(await findWorkspace(transaction, userId, workspaceId))) throw new NotFoundError();
  const row = await insertProject(transaction, {
    userId,
    name,
    description,
    language,
    path,
    workspaceId: workspaceId ?? (await findDefaultWorkspace(transaction, userId)),
  });
  const generation = await generations.start(transaction, {
    userId,
    projectId: row.id,
    kind: 'batch',
    toolsets: toolsets.setup.map(({ manifest }) => manifest.id),
    language,
  });
  return { project: await presentProject(transaction, { toolsets, paths }, row), generation };
}
