import { copiedProjectResponse, copyProjectRequest } from '#engine/protocol/project.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { copyProject } from '#server/projects/copyProject.ts';

export const copyRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/copies',
    access: 'signed-in',
    project: 'read',
    limits: ['creations'],
    summary: 'Copies a project, whole or with the contents of some toolsets only, into the person’s own account',
    body: copyProjectRequest,
    idempotent: true,
    answer: { status: 201, schema: copiedProjectResponse },
    async handle(request, services) {
      const { user, params, body } = request;
      return answerOnce(services.database, request, async (transaction) => ({
        project: await copyProject(services, transaction, { ...body, userId: user.id, originalId: params.id }),
      }));
    },
  }),
];
