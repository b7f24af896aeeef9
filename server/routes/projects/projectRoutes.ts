import {
  createdProjectResponse,
  createProjectRequest,
  exampleProjectResponse,
  listProjectsQuery,
  openedProjectResponse,
  projectResponse,
  updateProjectRequest,
} from '#engine/protocol/project.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { critiqueStateOf } from '#server/critique/critiqueStateOf.ts';
import { decodeCursor } from '#server/database/cursor.ts';
import { listOpenGenerations } from '#server/database/repositories/openGenerations.ts';
import { listOwnedProjects, listProjects } from '#server/database/repositories/projectLists.ts';
import { markOpened, updateProject } from '#server/database/repositories/projects.ts';
import { findWorkspace } from '#server/database/repositories/workspaces.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { translate } from '#server/i18n/translate.ts';
import { announce } from '#server/live/announce.ts';
import { createExampleProject } from '#server/projects/createExampleProject.ts';
import { createProject } from '#server/projects/createProject.ts';
import { presentProject, presentProjects } from '#server/projects/presentProjects.ts';
import { takePath } from '#server/projects/takePath.ts';

export const projectRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'Projects of one’s own and those that others share, or deleted ones, a page at a time',
    query: listProjectsQuery,
    answer: { status: 200, schema: projectResponse, paged: true },
    async handle({ user, query, language }, { database, toolsets, paths }) {
      const { workspaceId, removed, sort = 'recent', limit = 50, cursor } = query;
      const after = cursor ? decodeCursor(cursor) : null;
      if (cursor && !after)
        throw new InvalidRequestError([
          { path: '/cursor', key: 'wrong-format', message: translate(language, 'fields.wrong-format') },
        ]);
      const { connection } = database;
      const search = { userId: user.id, search: query.search, workspaceId, limit, after };
      const page =
        removed === 'true'
          ? await listOwnedProjects(connection, { ...search, of: 'removed', sort: 'removed' })
          : await listProjects(connection, { ...search, sort });
      return {
        items: await presentProjects(connection, { toolsets, paths }, page.projects),
        nextCursor: page.nextCursor,
      };
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
    async handle({ user, project, params: { id } }, services) {
      const { database } = services;
      const { connection } = database;
      const lastOpenedAt = await database.transaction((transaction) => markOpened(transaction, project, user.id));
      const presented = await presentProject(connection, services, { ...project, lastOpenedAt });
      const generations = await listOpenGenerations(connection, id);
      return { ...presented, generations, critique: await critiqueStateOf(services, id) };
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id',
    access: 'signed-in',
    project: 'manage',
    limits: { none: 'writes one row' },
    summary: 'Renames, describes, moves or locks a project, or changes its language or path',
    body: updateProjectRequest,
    answer: { status: 200, schema: projectResponse },
    async handle({ user, params: { id }, body: { path, ...body }, language }, services) {
      const { database } = services;
      const changed = await database.transaction(async (transaction) => {
        if (body.workspaceId && !(await findWorkspace(transaction, user.id, body.workspaceId)))
          throw new NotFoundError();
        await updateProject(transaction, id, body);
        if (path) await takePath(services, transaction, { id, path, language });
        return presentProject(transaction, services, await requireProject(transaction, user, 'manage', id));
      });
      const { name, mode } = changed;
      if (path) announce(services, user, id, { name: 'path', data: { path } });
      // Streams leave out what is as before.
      announce(services, user, id, { name: 'project', data: { name } });
      announce(services, user, id, { name: 'mode', data: { mode } });
      return changed;
    },
  }),
];
