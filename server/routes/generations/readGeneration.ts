import { generationResponse } from '#engine/protocol/generation.ts';
import { defineRoute } from '#server/http/defineRoute.ts';

export const readGeneration = defineRoute({
  method: 'GET',
  path: '/api/generations/:id',
  access: 'signed-in',
  project: 'read',
  limits: { none: 'reads one generation' },
  summary: 'A generation as it stands.',
  answer: { status: 200, schema: generationResponse },
  handle: ({ params, language }, { generations }) => generations.read(params.id, language),
});
