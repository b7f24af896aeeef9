import { generateToolsetRequest, generationAccepted } from '#engine/protocol/generation.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';

export const generateToolset = defineRoute({
  method: 'POST',
  path: '/api/projects/:id/toolsets/:toolset/generations',
  access: 'signed-in',
  project: 'generate',
  limits: ['generations'],
  summary: 'Begin to generate a toolset, or some fields of it.',
  body: generateToolsetRequest,
  idempotent: true,
  answer: { status: 202, schema: generationAccepted },
  async handle(request, services) {
    const { database, generations } = services;
    const { params, user, body, language } = request;
    const accepted = await answerOnce(database, request, (transaction) =>
      generations.start(transaction, {
        userId: user.id,
        projectId: params.id,
        kind: 'single',
        toolsets: [params.toolset],
        language,
        ...body,
      }),
    );
    generations.enqueue(accepted.id);
    announce(services, user, params.id, { name: 'draft', data: { toolset: params.toolset, state: 'started' } });
    return accepted;
  },
});
