import { replaceLocksRequest, toolsetLocks } from '#engine/protocol/project.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { readLocks, replaceLocks } from '#server/projects/toolsetLocks.ts';

export const lockRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/toolsets/:toolset/locks',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one document' },
    summary: 'What of a toolset no generation changes',
    answer: { status: 200, schema: toolsetLocks },
    async handle({ params: { id, toolset } }, { database, toolsets }) {
      toolsets.get(toolset);
      return { pointers: await readLocks(database.connection, id, toolset) };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/projects/:id/toolsets/:toolset/locks',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one list of bounded length' },
    summary: 'Replaces what of a toolset no generation changes; with a base, beside what others have locked since',
    body: replaceLocksRequest,
    answer: { status: 200, schema: toolsetLocks },
    async handle({ user, params, body, language }, services) {
      const order = { userId: user.id, projectId: params.id, toolsetId: params.toolset, language };
      const { pointers, isChanged } = await replaceLocks(services, { ...order, ...body });
      if (isChanged) announce(services, user, params.id, { name: 'locks', data: { toolset: params.toolset } });
      return { pointers };
    },
  }),
];
