import { listWorkspacesQuery, workspaceRequest, workspaceResponse } from '#engine/protocol/workspace.ts';

import { requireRoom } from '../../accounts/requireRoom.ts';
import { moveProjects } from '../../database/repositories/projects.ts';
import {
  deleteWorkspace,
  findDefaultWorkspace,
  findWorkspace,
  insertWorkspace,
  listWorkspaces,
  lockWorkspace,
  renameWorkspace,
} from '../../database/repositories/workspaces.ts';
import { BusinessError } from '../../errors/BusinessError.ts';
import { NotFoundError } from '../../errors/NotFoundError.ts';
import { answerOnce } from '../../http/answerOnce.ts';
import { defineRoute } from '../../http/defineRoute.ts';

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
    summary: 'Renames a workspace',
    body: workspaceRequest,
    answer: { status: 200, schema: workspaceResponse },
    async handle({ user, params: { id }, body }, { database }) {
      return database.transaction(async (transaction) => {
        await renameWorkspace(transaction, { userId: user.id, id, name: body.name });
        const workspace = await findWorkspace(transaction, user.id, id);
        if (!workspace) throw new NotFoundError();
        return workspace;
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/workspaces/:id',
    access: 'signed-in',
    limits: { none: 'deletes one row' },
    summary: 'Deletes a workspace; its projects move to the first one',
    answer: { status: 204 },
    async handle({ user, params: { id } }, { database }) {
      await database.transaction(async (transaction) => {
        await lockWorkspace(transaction, user.id, id);
        const workspace = await findWorkspace(transaction, user.id, id);
        if (!workspace) throw new NotFoundError();
        if (workspace.isDefault) throw new BusinessError('workspace-default');
        await moveProjects(transaction, id, await findDefaultWorkspace(transaction, user.id));
        await deleteWorkspace(transaction, user.id, id);
      });
    },
  }),
];
