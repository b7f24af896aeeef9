import { standingResponse } from '#engine/protocol/standing.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { readStanding } from '#server/standing/readStanding.ts';

export const standingRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/standing',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one project' },
    summary:
      'Where a project stands: what it is, what was decided, what matters most, what speaks against it, and what happens next',
    answer: { status: 200, schema: standingResponse },
    handle: ({ project, language, timeZone }, services) => readStanding(services, project, { language, timeZone }),
  }),
];
