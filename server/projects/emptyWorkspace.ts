import type { Transaction } from '#server/database/Database.ts';
import { lockProjectsIn, moveProjects } from '#server/database/repositories/removedProjects.ts';
import { findDefaultWorkspace, findWorkspace, lockWorkspace } from '#server/database/repositories/workspaces.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { SignedInUser } from '#server/http/defineRoute.ts';
import type { Services } from '#server/Services.ts';

import { removeProjects } from './removeProjects.ts';

/** What becomes of the projects of a workspace that is to be deleted; undefined: nobody has said. */
export type Leaving = { projects: 'delete' } | { projects: 'move'; to: string } | undefined;

/**
 * Does with the projects of a workspace what was chosen, and leaves deleted ones to the default workspace. Call the
 * returned function after the commit.
 *
 * @throws BusinessError `workspace-default`; `workspace-not-empty` with the number of projects where nothing was chosen
 */
export async function emptyWorkspace(
  services: Pick<Services, 'generations' | 'projectBus'>,
  transaction: Transaction,
  { user, id, leaving }: { user: Pick<SignedInUser, 'id' | 'fullName'>; id: string; leaving: Leaving },
): Promise<() => void> {
  const userId = user.id;
  // Until the transaction ends, no project comes in: it would be deleted along.
  await lockWorkspace(transaction, userId, id);
  const workspace = await findWorkspace(transaction, userId, id);
  if (!workspace) throw new NotFoundError();
  if (workspace.isDefault) throw new BusinessError('workspace-default');
  const projects = await lockProjectsIn(transaction, id);
  let tellStopped = () => {};
  if (projects.length > 0) {
    if (!leaving)
      throw new BusinessError('workspace-not-empty', { count: projects.length }, { projects: projects.length });
    if (leaving.projects === 'delete') tellStopped = await removeProjects(services, transaction, user, projects);
    else await moveTo(transaction, { userId, from: id, to: leaving.to, projects });
  }
  await moveProjects(transaction, id, await findDefaultWorkspace(transaction, userId));
  return tellStopped;
}

async function moveTo(
  transaction: Transaction,
  { userId, from, to, projects }: { userId: string; from: string; to: string; projects: readonly string[] },
) {
  if (to === from || !(await findWorkspace(transaction, userId, to))) throw new NotFoundError();
  await moveProjects(transaction, from, to, projects);
}
