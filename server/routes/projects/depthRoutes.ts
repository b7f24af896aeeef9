import { chooseDepthRequest, chosenDepth } from '#engine/protocol/depth.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { announce } from '#server/live/announce.ts';
import { chooseDepth } from '#server/projects/chooseDepth.ts';

export const depthRoutes = [
  defineRoute({
    method: 'PUT',
    path: '/api/projects/:id/toolsets/:toolset/depth',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one row' },
    summary: 'How deep a toolset goes, and which of its topics are chosen; its content stays as it is',
    body: chooseDepthRequest,
    answer: { status: 200, schema: chosenDepth },
    async handle({ user, params: { id: projectId, toolset }, body, language }, services) {
      const order = { userId: user.id, projectId, toolsetId: toolset, language };
      const chosen = await chooseDepth(services, { ...order, ...body });
      announce(services, user, projectId, { name: 'depth', data: { toolset, ...chosen } });
      return chosen;
    },
  }),
];
