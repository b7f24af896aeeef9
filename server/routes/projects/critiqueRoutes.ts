import { findingResponse, updateFindingRequest } from '#engine/protocol/critique.ts';
import { generationAccepted } from '#engine/protocol/generation.ts';
import { presentFindings } from '#server/critique/presentFindings.ts';
import { settleFinding } from '#server/critique/settleFinding.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';

export const critiqueRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/critique',
    access: 'signed-in',
    project: 'generate',
    limits: ['generations'],
    summary: 'Begins to read the whole project for what contradicts itself; one reading at a time',
    idempotent: true,
    answer: { status: 202, schema: generationAccepted },
    async handle(request, services) {
      const { database, generations } = services;
      const { params, user, language } = request;
      const accepted = await answerOnce(database, request, (transaction) =>
        generations.start(transaction, {
          userId: user.id,
          projectId: params.id,
          kind: 'critique',
          toolsets: [],
          language,
        }),
      );
      generations.enqueue(accepted.id);
      announce(services, user, params.id, { name: 'critique', data: {} });
      return accepted;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/critique',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary: 'What contradicts itself in a project, as the last reading found it, beside what stands there today',
    answer: { status: 200, schema: findingResponse.array() },
    handle: ({ params: { id }, language }, { database: { connection }, toolsets }) =>
      presentFindings({ connection, toolsets, language }, id),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id/critique/:finding',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one row' },
    summary: 'Puts a finding aside, says that it is settled, or takes that back',
    body: updateFindingRequest,
    answer: { status: 204 },
    async handle({ user, params, body }, services) {
      await settleFinding(services.database, {
        userId: user.id,
        projectId: params.id,
        finding: params.finding,
        status: body.status,
      });
      announce(services, user, params.id, { name: 'critique', data: {} });
    },
  }),
];
