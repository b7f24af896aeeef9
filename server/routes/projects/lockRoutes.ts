import { toolsetLocks } from '#engine/protocol/project.ts';

import { defineRoute } from '../../http/defineRoute.ts';
import { readLocks, replaceLocks } from '../../projects/toolsetLocks.ts';

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
    summary: 'Replaces what of a toolset no generation changes',
    body: toolsetLocks,
    answer: { status: 200, schema: toolsetLocks },
    async handle({ user, params, body, language }, services) {
      const order = { userId: user.id, projectId: params.id, toolsetId: params.toolset, language };
      return { pointers: await replaceLocks(services, { ...order, ...body }) };
    },
  }),
];
