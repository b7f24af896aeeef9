import {
  changeWorkspaceRequest,
  deleteWorkspaceQuery,
  listWorkspacesQuery,
  workspaceRequest,
  workspaceResponse,
} from '#engine/protocol/workspace.ts';
import { requireRoom } from '#server/accounts/requireRoom.ts';
import { lockUser } from '#server/database/repositories/users.ts';
import {
  deleteWorkspace,
  findWorkspace,
  insertWorkspace,
  listWorkspaces,
  lockWorkspace,
  makeDefault,
  renameWorkspace,
} from '#server/database/repositories/workspaces.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { emptyWorkspace, type Leaving } from '#server/projects/emptyWorkspace.ts';

export const workspaceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/workspaces',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'Workspaces: all, or a page at a time',
    query: listWorkspacesQuery,
    answer: { status: 200, schema: workspaceResponse, paged: true },
    async handle({ user, query }, { database }) {
      const { workspaces, nextCursor } = await listWorkspaces(database.connection, user.id, query);
      return { items: workspaces, nextCursor };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/workspaces',
    access: 'signed-in',
    limits: ['creations'],
    summary: 'Makes a workspace',
    body: workspaceRequest,
    idempotent: true,
    answer: { status: 201, schema: workspaceResponse },
    async handle(request, { database }) {
      const { user, body } = request;
      return answerOnce(database, request, async (transaction) => {
        await requireRoom(transaction, user.id, 'workspaces');
        return insertWorkspace(transaction, { userId: user.id, name: body.name, isDefault: false });
      });
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/workspaces/:id',
    access: 'signed-in',
    limits: { none: 'writes one row' },
    summary: 'Renames a workspace, or makes it the default',
    body: changeWorkspaceRequest,
    answer: { status: 200, schema: workspaceResponse },
    async handle({ user, params: { id }, body }, { database }) {
      return database.transaction(async (transaction) => {
        if (body.isDefault) {
          // Locked, so that there is always one, and never more.
          await lockUser(transaction, user.id);
          await lockWorkspace(transaction, user.id, id);
        }
        if (body.name !== undefined) await renameWorkspace(transaction, { userId: user.id, id, name: body.name });
        const workspace = await findWorkspace(transaction, user.id, id);
        if (!workspace) throw new NotFoundError();
        if (!body.isDefault || workspace.isDefault) return workspace;
        await makeDefault(transaction, user.id, id);
        return { ...workspace, isDefault: true };
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/workspaces/:id',
    access: 'signed-in',
    limits: { none: 'deletes one workspace' },
    summary: 'Deletes a workspace, once it is said what becomes of its projects',
    query: deleteWorkspaceQuery,
    answer: { status: 204 },
    async handle({ user, params: { id }, query: { projects, to } }, services) {
      const leaving: Leaving =
        projects === 'move' && to ? { projects, to } : projects === 'delete' ? { projects } : undefined;
      const tellStopped = await services.database.transaction(async (transaction) => {
        const tell = await emptyWorkspace(services, transaction, { user, id, leaving });
        await deleteWorkspace(transaction, user.id, id);
        return tell;
      });
      tellStopped();
    },
  }),
];
