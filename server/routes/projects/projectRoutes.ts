import {
  createdProjectResponse,
  createProjectRequest,
  listProjectsQuery,
  projectResponse,
  updateProjectRequest,
} from '#engine/protocol/project.ts';

import { decodeCursor } from '../../database/cursor.ts';
import { findActiveSteps } from '../../database/repositories/generations.ts';
import { deleteProject, listProjects, markOpened, updateProject } from '../../database/repositories/projects.ts';
import { findWorkspace } from '../../database/repositories/workspaces.ts';
import { InvalidRequestError } from '../../errors/InvalidRequestError.ts';
import { NotFoundError } from '../../errors/NotFoundError.ts';
import { answerOnce } from '../../http/answerOnce.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { translate } from '../../i18n/translate.ts';
import { createProject } from '../../projects/createProject.ts';
import { presentProject, presentProjects } from '../../projects/presentProjects.ts';
import { requireProject } from '../../projects/requireProject.ts';

export const projectRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects',
    access: 'signed-in',
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
    summary: 'Makes a project and begins to draft its set-up toolsets',
    body: createProjectRequest,
    idempotent: true,
    answer: { status: 201, schema: createdProjectResponse },
    async handle(request, services) {
      const { user, body } = request;
      const created = await answerOnce(services.database, request, (transaction) =>
        createProject(services, transaction, { ...body, userId: user.id, language: body.language ?? user.language }),
      );
      services.generations.ring(created.generation.id);
      return created;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id',
    access: 'signed-in',
    summary: 'One project; counts as opening it',
    answer: { status: 200, schema: projectResponse },
    async handle({ user, params: { id } }, { database, toolsets }) {
      const project = await requireProject(database.connection, user.id, id);
      const lastOpenedAt = await database.transaction((transaction) => markOpened(transaction, id));
      return presentProject(database.connection, toolsets, { ...project, lastOpenedAt });
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id',
    access: 'signed-in',
    summary: 'Renames, describes, moves or locks a project',
    body: updateProjectRequest,
    answer: { status: 200, schema: projectResponse },
    async handle({ user, params: { id }, body }, { database, toolsets }) {
      return database.transaction(async (transaction) => {
        await requireProject(transaction, user.id, id);
        if (body.workspaceId && !(await findWorkspace(transaction, user.id, body.workspaceId)))
          throw new NotFoundError();
        await updateProject(transaction, id, body);
        return presentProject(transaction, toolsets, await requireProject(transaction, user.id, id));
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'signed-in',
    summary: 'Deletes a project with all that belongs to it',
    answer: { status: 204 },
    async handle({ user, params: { id } }, { database, generations }) {
      await requireProject(database.connection, user.id, id);
      // What is being written for it stops first, so that its tokens come back.
      const active = await findActiveSteps(database.connection, id);
      for (const generation of new Set(active.map(({ generationId }) => generationId)))
        await generations.cancel(user.id, generation);
      await database.transaction((transaction) => deleteProject(transaction, user.id, id));
    },
  }),
];
