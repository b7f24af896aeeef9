import { generateProjectRequest, generationAccepted } from '#engine/protocol/generation.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';

export const generateProject = defineRoute({
  method: 'POST',
  path: '/api/projects/:id/generations',
  access: 'signed-in',
  project: 'generate',
  limits: ['generations'],
  summary: 'Begin to generate several toolsets, or all, in the order of what reads what.',
  body: generateProjectRequest,
  idempotent: true,
  answer: { status: 202, schema: generationAccepted },
  async handle(request, services) {
    const { database, generations } = services;
    const { params, user, body, language } = request;
    const accepted = await answerOnce(database, request, (transaction) =>
      generations.start(transaction, { userId: user.id, projectId: params.id, kind: 'batch', language, ...body }),
    );
    generations.enqueue(accepted.id);
    announce(services, user, params.id, { name: 'draft', data: { toolset: null, state: 'started' } });
    return accepted;
  },
});
