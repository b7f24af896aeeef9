import { evidenceResponse } from '#engine/protocol/evidence.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { readProjectEvidence } from '#server/projects/readProjectEvidence.ts';

export const evidenceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/evidence',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one project' },
    summary: 'What a project claims, what that rests on, and what was built on claims that fell',
    answer: { status: 200, schema: evidenceResponse },
    async handle({ params: { id } }, services) {
      return (await readProjectEvidence(services, id)).answer;
    },
  }),
];
