import { generateToolsetRequest, generationAccepted } from '#engine/protocol/generation.ts';

import { takeGenerationLimits } from '../../generation/takeGenerationLimits.ts';
import { answerOnce } from '../../http/answerOnce.ts';
import { defineRoute } from '../../http/defineRoute.ts';

export const generateToolset = defineRoute({
  method: 'POST',
  path: '/api/projects/:id/toolsets/:toolset/generations',
  access: 'signed-in',
  summary: 'Begin to generate a toolset, or some fields of it.',
  body: generateToolsetRequest,
  idempotent: true,
  answer: { status: 202, schema: generationAccepted },
  async handle({ context, params, user, body, language }, { database, generations, limits }) {
    const accepted = await answerOnce(
      database,
      { context, user, body },
      (transaction) =>
        generations.start(transaction, {
          userId: user.id,
          projectId: params.id,
          kind: 'single',
          toolsets: [params.toolset],
          language,
          ...body,
        }),
      { admit: () => takeGenerationLimits(limits, user.id) },
    );
    generations.ring(accepted.id);
    return accepted;
  },
});
