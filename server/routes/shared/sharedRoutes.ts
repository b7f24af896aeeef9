import { sharedProjectResponse, sharedToolsetResponse } from '#engine/protocol/shareLink.ts';
import { standingResponse } from '#engine/protocol/standing.ts';
import { sharedStoryResponse } from '#engine/protocol/story.ts';
import { requireSharedLink } from '#server/access/requireSharedLink.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { requestEnd } from '#server/http/requestEnd.ts';
import { sendImage } from '#server/images/sendImage.ts';
import { previewOf } from '#server/sharing/preview/previewOf.ts';
import { readSharedProject } from '#server/sharing/readSharedProject.ts';
import { readSharedToolset } from '#server/sharing/readSharedToolset.ts';
import { showsAll } from '#server/sharing/showsAll.ts';
import { showsImage } from '#server/sharing/showsImage.ts';
import { readStanding } from '#server/standing/readStanding.ts';
import { standingForGuests } from '#server/standing/standingForGuests.ts';
import { sharedStory } from '#server/story/sharedStory.ts';

export const sharedRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The project that a share link shows',
    answer: { status: 200, schema: sharedProjectResponse },
    async handle({ params: { token } }, services) {
      return readSharedProject(services, await requireSharedLink(services.database.connection, token));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token/standing',
    access: 'public',
    limits: ['public-reads'],
    summary: 'Where the project stands, for a link that shows all of it; of its people only the owner’s name',
    answer: { status: 200, schema: standingResponse },
    async handle({ params: { token }, language, timeZone }, services) {
      const { link, project } = await requireSharedLink(services.database.connection, token);
      // It tells of every toolset, and of what nobody has confirmed.
      if (!showsAll(link)) throw new NotFoundError();
      return standingForGuests(await readStanding(services, project, { language, timeZone }), project.userId);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token/story',
    access: 'public',
    limits: ['public-reads'],
    summary: 'The slides that tell the project, as far as they rest on what the link shows',
    answer: { status: 200, schema: sharedStoryResponse },
    async handle({ params: { token }, language, timeZone }, services) {
      const opened = await requireSharedLink(services.database.connection, token);
      return { slides: await sharedStory(services, opened, { language, timeZone }) };
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
      const opened = await requireSharedLink(services.database.connection, token);
      return { ...(await readSharedToolset(services, opened, toolset)) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token/preview.png',
    access: 'public',
    limits: ['link-previews'],
    summary: 'What messengers show of a link that lets them',
    answer: { status: 200, type: 'image/png' },
    async handle({ context, params: { token } }, services) {
      const opened = await requireSharedLink(services.database.connection, token);
      if (!opened.link.preview) throw new NotFoundError();
      context.type = 'png';
      context.set('Cache-Control', 'no-cache');
      context.body = Buffer.from(await previewOf(services, opened, requestEnd(context)));
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
      const opened = await requireSharedLink(services.database.connection, token);
      if (!(await showsImage(services, opened, fileName))) throw new NotFoundError();
      await sendImage(context, services, { projectId: opened.project.id, fileName });
    },
  }),
];
