import {
  createdProjectResponse,
  createProjectRequest,
  exampleProjectResponse,
  listProjectsQuery,
  openedProjectResponse,
  projectResponse,
  updateProjectRequest,
} from '#engine/protocol/project.ts';

import { requireLockedProject, requireProject } from '../../access/requireProject.ts';
import { decodeCursor } from '../../database/cursor.ts';
import { listOpenGenerations } from '../../database/repositories/openGenerations.ts';
import { deleteProject, listProjects, markOpened, updateProject } from '../../database/repositories/projects.ts';
import { findWorkspace } from '../../database/repositories/workspaces.ts';
import { InvalidRequestError } from '../../errors/InvalidRequestError.ts';
import { NotFoundError } from '../../errors/NotFoundError.ts';
import { answerOnce } from '../../http/answerOnce.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { translate } from '../../i18n/translate.ts';
import { createExampleProject } from '../../projects/createExampleProject.ts';
import { createProject } from '../../projects/createProject.ts';
import { presentProject, presentProjects } from '../../projects/presentProjects.ts';

export const projectRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'Projects, a page at a time',
    query: listProjectsQuery,
    answer: { status: 200, schema: projectResponse, paged: true },
    async handle({ user, query, language }, { database, toolsets }) {
      const { search, workspaceId, sort = 'recent', limit = 50, cursor } = query;
      const after = cursor ? decodeCursor(cursor) : null;
      if (cursor && !after)
        throw new InvalidRequestError([
          { path: '/cursor', key: 'wrong-format', message: translate(language, 'fields.wrong-format') },
        ]);
      const { connection } = database;
      const page = await listProjects(connection, { userId: user.id, search, workspaceId, sort, limit, after });
      return { items: await presentProjects(connection, toolsets, page.projects), nextCursor: page.nextCursor };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects',
    access: 'signed-in',
    limits: ['generations'],
    summary: 'Makes a project and begins to draft its set-up toolsets',
    body: createProjectRequest,
    idempotent: true,
    answer: { status: 201, schema: createdProjectResponse },
    async handle(request, services) {
      const { user, body } = request;
      const language = body.language ?? user.language;
      const created = await answerOnce(services.database, request, (transaction) =>
        createProject(services, transaction, { ...body, userId: user.id, language }),
      );
      services.generations.enqueue(created.generation.id);
      return created;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/example',
    access: 'signed-in',
    limits: ['creations'],
    summary: 'Makes the finished example project, or gives the one that is there; costs nothing',
    answer: { status: 201, schema: exampleProjectResponse },
    async handle({ user, language }, services) {
      const project = await services.database.transaction((transaction) =>
        createExampleProject(services, transaction, { userId: user.id, language }),
      );
      return { project };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one project' },
    summary: 'One project and what is being written for it; counts as opening it',
    answer: { status: 200, schema: openedProjectResponse },
    async handle({ project, params: { id } }, { database, toolsets }) {
      const { connection } = database;
      const lastOpenedAt = await database.transaction((transaction) => markOpened(transaction, id));
      const presented = await presentProject(connection, toolsets, { ...project, lastOpenedAt });
      return { ...presented, generations: await listOpenGenerations(connection, id) };
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id',
    access: 'signed-in',
    project: 'manage',
    limits: { none: 'writes one row' },
    summary: 'Renames, describes, moves or locks a project, or changes its language',
    body: updateProjectRequest,
    answer: { status: 200, schema: projectResponse },
    async handle({ user, params: { id }, body }, { database, toolsets }) {
      return database.transaction(async (transaction) => {
        if (body.workspaceId && !(await findWorkspace(transaction, user.id, body.workspaceId)))
          throw new NotFoundError();
        await updateProject(transaction, id, body);
        return presentProject(transaction, toolsets, await requireProject(transaction, user, 'manage', id));
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'signed-in',
    project: 'delete',
    limits: { none: 'deletes one project' },
    summary: 'Deletes a project with all that belongs to it',
    answer: { status: 204 },
    async handle({ user, params: { id } }, { database, generations }) {
      const tellStopped = await database.transaction(async (transaction) => {
        // Locks the project, so that no further generation starts.
        await requireLockedProject(transaction, user, 'delete', id);
        // Cancels its generations first, so that their tokens are released.
        const stopped = await generations.cancelAll(transaction, { projectId: id });
        await deleteProject(transaction, id);
        return stopped;
      });
      tellStopped();
    },
  }),
];
