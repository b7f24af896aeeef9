import { sharedProjectResponse, sharedToolsetResponse } from '#engine/protocol/shareLink.ts';
import { requireSharedProject } from '#server/access/requireSharedProject.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findNames } from '#server/database/repositories/users.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { sendImage } from '#server/images/sendImage.ts';
import { readSharedToolset } from '#server/sharing/readSharedToolset.ts';

export const sharedRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The project that a share link shows',
    answer: { status: 200, schema: sharedProjectResponse },
    async handle({ params: { token } }, { database: { connection }, publishedToolsets }) {
      const project = await requireSharedProject(connection, token);
      const states = await findProjectToolsetStates(connection, project.id);
      const { name, description, language, userId } = project;
      const ownerName = (await findNames(connection, [userId])).get(userId) ?? '';
      const toolsets = publishedToolsets.summaries.map((summary) => ({
        ...summary,
        // A restored version may have emptied what has a revision.
        saved: Boolean(states.get(summary.id)?.contentId),
      }));
      return { name, description, language, ownerName, toolsets };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token/toolsets/:toolset',
    access: 'public',
    limits: ['public-reads'],
    summary: 'What is saved of a toolset, with all that is needed to show it',
    answer: { status: 200, schema: sharedToolsetResponse },
    async handle({ params: { token, toolset } }, services) {
      const project = await requireSharedProject(services.database.connection, token);
      return { ...(await readSharedToolset(services, project, toolset)) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token/images/:fileName',
    access: 'public',
    limits: ['public-reads'],
    summary: 'An uploaded image of the project',
    answer: { status: 200, type: 'image/*' },
    async handle({ context, params: { token, fileName } }, services) {
      const { id } = await requireSharedProject(services.database.connection, token);
      await sendImage(context, services, { projectId: id, fileName });
    },
  }),
];
