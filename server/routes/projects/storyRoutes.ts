import { storyRequest, storyResponse } from '#engine/protocol/story.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { presentStory } from '#server/story/presentStory.ts';
import { writeStory } from '#server/story/writeStory.ts';

const path = '/api/projects/:id/story';

export const storyRoutes = [
  defineRoute({
    method: 'GET',
    path,
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one project' },
    summary: 'The slides that tell a project, as they follow from what is saved and as people have chosen',
    answer: { status: 200, schema: storyResponse },
    handle: ({ project, language, timeZone }, services) => presentStory(services, project, { language, timeZone }),
  }),
  defineRoute({
    method: 'PUT',
    path,
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one row' },
    summary: 'Keeps the order of the slides, their own titles, notes, and which are hidden, over the revision changed',
    body: storyRequest,
    answer: { status: 200, schema: storyResponse },
    async handle({ user, params: { id: projectId }, body, language, timeZone }, services) {
      await writeStory(services, { ...body, userId: user.id, projectId, language });
      const project = await requireProject(services.database.connection, user, 'read', projectId);
      return presentStory(services, project, { language, timeZone });
    },
  }),
];
