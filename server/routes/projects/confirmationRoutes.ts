import { confirmationRequest, type Confirmations, confirmationsResponse } from '#engine/protocol/confirmations.ts';
import { defineRoute, type SignedInUser } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { changeConfirmations } from '#server/projects/changeConfirmations.ts';
import type { Services } from '#server/Services.ts';

const shared = {
  path: '/api/projects/:id/toolsets/:toolset/confirmations',
  access: 'signed-in',
  project: 'edit',
  limits: { none: 'writes lists of bounded length' },
  body: confirmationRequest,
  answer: { status: 200, schema: confirmationsResponse },
} as const;

export const confirmationRoutes = [
  defineRoute({
    ...shared,
    method: 'POST',
    summary: 'Confirms what stands in the saved content as a model drafted it, without changing a word',
    async handle({ user, params: { id: projectId, toolset: toolsetId }, body, language }, services) {
      const order = { userId: user.id, projectId, toolsetId, ...body, isTakenBack: false, language };
      return announced(services, user, { projectId, toolsetId }, await changeConfirmations(services, order));
    },
  }),
  defineRoute({
    ...shared,
    method: 'DELETE',
    summary: 'Takes confirmations back, whoever gave them; what people wrote or changed stays theirs',
    async handle({ user, params: { id: projectId, toolset: toolsetId }, body, language }, services) {
      const order = { userId: user.id, projectId, toolsetId, ...body, isTakenBack: true, language };
      return announced(services, user, { projectId, toolsetId }, await changeConfirmations(services, order));
    },
  }),
];

function announced(
  services: Services,
  user: SignedInUser,
  { projectId, toolsetId }: Record<'projectId' | 'toolsetId', string>,
  answer: Confirmations,
): Confirmations {
  if (answer.changed.length > 0)
    announce(services, user, projectId, { name: 'confirmed', data: { toolset: toolsetId } });
  return answer;
}
