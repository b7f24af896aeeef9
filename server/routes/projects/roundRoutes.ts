import { roundRequest, startedRoundResponse } from '#engine/protocol/round.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { startRound } from '#server/standing/startRound.ts';

export const roundRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/rounds',
    access: 'signed-in',
    project: 'edit',
    limits: ['creations'],
    summary: 'Ends a round, which a version keeps, and begins the next with a plan of what is open or fell as a draft',
    body: roundRequest,
    idempotent: true,
    answer: { status: 201, schema: startedRoundResponse },
    async handle(request, services) {
      const { user, params, body, language } = request;
      const started = await answerOnce(services.database, request, (transaction) =>
        startRound(services, transaction, { ...body, userId: user.id, projectId: params.id, language }),
      );
      announce(services, user, params.id, { name: 'rounds', data: {} });
      if (started.plan)
        announce(services, user, params.id, { name: 'draft', data: { toolset: started.plan.toolset, state: 'ended' } });
      return started;
    },
  }),
];
