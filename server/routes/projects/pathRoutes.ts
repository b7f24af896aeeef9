import { projectPathResponse } from '#engine/protocol/path.ts';
import { choosePathRequest, projectResponse } from '#engine/protocol/project.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { presentProject } from '#server/projects/presentProjects.ts';
import { takePath } from '#server/projects/takePath.ts';

export const pathRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/paths',
    access: 'signed-in',
    limits: { none: 'is prepared at the start' },
    summary: 'The paths that a project can take, the default first',
    answer: { status: 200, schema: projectPathResponse.array() },
    async handle(_request, { paths }) {
      return paths.all.map((path) => ({
        ...path,
        toolsets: [...path.toolsets],
        minutes: path.toolsets.reduce((sum, { minutes }) => sum + minutes, 0),
      }));
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/projects/:id/path',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one row' },
    summary: 'Lets a project take another path; its contents stay as they are',
    body: choosePathRequest,
    answer: { status: 200, schema: projectResponse },
    async handle({ user, params: { id }, body: { path }, language }, services) {
      const changed = await services.database.transaction(async (transaction) => {
        await takePath(services, transaction, { id, path, language });
        return presentProject(transaction, services, await requireProject(transaction, user, 'edit', id));
      });
      announce(services, user, id, { name: 'path', data: { path } });
      return changed;
    },
  }),
];
