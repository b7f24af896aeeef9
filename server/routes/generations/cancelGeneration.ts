import { defineRoute } from '#server/http/defineRoute.ts';

export const cancelGeneration = defineRoute({
  method: 'DELETE',
  path: '/api/generations/:id',
  access: 'signed-in',
  project: 'finish',
  limits: { none: 'stops one generation' },
  summary: 'Stop a generation; what it has not used of its tokens comes back.',
  answer: { status: 204 },
  handle: ({ params }, { generations }) => generations.cancel(params.id),
});
