import {
  approvalRequest,
  approvalResponse,
  approvedManyResponse,
  approveManyRequest,
} from '#engine/protocol/approvals.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { approveDrafts } from '#server/projects/approveDrafts.ts';
import { approvePlaces } from '#server/projects/approvePlaces.ts';
import { changeConfirmations } from '#server/projects/changeConfirmations.ts';
import type { Services } from '#server/Services.ts';

export const approvalRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/toolsets/:toolset/approvals',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one document of bounded size' },
    summary: 'Saves some places of a draft beside what is saved; the rest stays the draft',
    body: approvalRequest,
    answer: { status: 200, schema: approvalResponse },
    async handle({ user, params: { id: projectId, toolset: toolsetId }, body, language }, services) {
      const order = { userId: user.id, projectId, toolsetId, language };
      const { places, ...approval } = await approvePlaces(services, { ...order, ...body });
      const { revision } = approval;
      announce(services, user, projectId, { name: 'saved', data: { toolset: toolsetId, revision } });
      if (body.read && places.length > 0) await confirmRead(services, { ...order, pointers: places, revision });
      return approval;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/approvals',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes as many documents of bounded size as there are toolsets' },
    summary: 'Saves the drafts of several toolsets as they are',
    body: approveManyRequest,
    answer: { status: 200, schema: approvedManyResponse },
    async handle({ user, params: { id: projectId }, body: { toolsets, read }, language }, services) {
      const order = { userId: user.id, projectId, language };
      const answer = await approveDrafts(services, {
        ...order,
        toolsets,
        onApproved: (data) => announce(services, user, projectId, { name: 'saved', data }),
      });
      if (!read) return answer;
      for (const { toolset, revision } of answer.approved) {
        await confirmRead(services, { ...order, toolsetId: toolset, pointers: [''], revision });
      }
      return answer;
    },
  }),
];

/** Confirms what was read and has just been approved, unless somebody has saved something else since. */
async function confirmRead(
  services: Services,
  order: Omit<Parameters<typeof changeConfirmations>[1], 'isTakenBack'>,
): Promise<void> {
  try {
    await changeConfirmations(services, { ...order, isTakenBack: false });
  } catch (error) {
    if (!(error instanceof RevisionConflictError)) throw error;
  }
}
