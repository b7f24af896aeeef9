import { decisionRequest, decisionResponse } from '#engine/protocol/decision.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { pageDecisions } from '#server/database/repositories/decisions.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { recordDecision } from '#server/standing/recordDecision.ts';

export const decisionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/decisions',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary:
      'What was decided in a project, the latest first, each with its reasons as they stood: all, or a page at a time',
    query: pageQuery,
    answer: { status: 200, schema: decisionResponse, paged: true },
    async handle({ project, query }, { database: { connection } }) {
      return pageDecisions(connection, project.id, query);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/decisions',
    access: 'signed-in',
    project: 'edit',
    limits: ['creations'],
    summary: 'Records a decision with its reasons as they stand at this moment; nobody changes it afterwards',
    body: decisionRequest,
    idempotent: true,
    answer: { status: 201, schema: decisionResponse },
    async handle(request, services) {
      const { user, params, body, language } = request;
      const decision = await answerOnce(services.database, request, (transaction) =>
        recordDecision(services, transaction, { ...body, userId: user.id, projectId: params.id, language }),
      );
      announce(services, user, params.id, { name: 'decisions', data: {} });
      return decision;
    },
  }),
];
