import { sharedProjectResponse, sharedToolsetResponse } from '#engine/protocol/shareLink.ts';
import { standingResponse } from '#engine/protocol/standing.ts';
import { requireSharedProject } from '#server/access/requireSharedProject.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findNames } from '#server/database/repositories/users.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { sendImage } from '#server/images/sendImage.ts';
import { projectSteps } from '#server/projects/projectSteps.ts';
import { readSharedToolset } from '#server/sharing/readSharedToolset.ts';
import { readStanding } from '#server/standing/readStanding.ts';
import { standingForGuests } from '#server/standing/standingForGuests.ts';

export const sharedRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The project that a share link shows',
    answer: { status: 200, schema: sharedProjectResponse },
    async handle({ params: { token } }, services) {
      const { connection } = services.database;
      const project = await requireSharedProject(connection, token);
      const states = await findProjectToolsetStates(connection, project.id);
      const { name, description, language, userId } = project;
      const ownerName = (await findNames(connection, [userId])).get(userId) ?? '';
      const summaries = new Map(services.publishedToolsets.summaries.map((summary) => [summary.id, summary]));
      const toolsets = projectSteps(services, project, states).flatMap(({ id, onPath }) => {
        const summary = summaries.get(id);
        // A restored version may have emptied what has a revision.
        const saved = Boolean(states.get(id)?.contentId);
        return summary && (onPath || saved) ? [{ ...summary, saved }] : [];
      });
      return { name, description, language, ownerName, toolsets };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token/standing',
    access: 'public',
    limits: ['public-reads'],
    summary: 'Where the project stands that a share link shows; of its people only the owner’s name',
    answer: { status: 200, schema: standingResponse },
    async handle({ params: { token }, language, timeZone }, services) {
      const project = await requireSharedProject(services.database.connection, token);
      return standingForGuests(await readStanding(services, project, { language, timeZone }), project.userId);
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
