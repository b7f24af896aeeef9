import { pageQuery } from '#engine/protocol/page.ts';
import {
  savedToolsetResponse,
  projectStepResponse,
  saveToolsetRequest,
  toolsetStateResponse,
} from '#engine/protocol/project.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { endSitting } from '#server/database/repositories/sittings.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { announce } from '#server/live/announce.ts';
import { answerToolsetState } from '#server/projects/answerToolsetState.ts';
import { deleteDraft } from '#server/projects/deleteDraft.ts';
import { projectSteps } from '#server/projects/projectSteps.ts';
import { readDepths } from '#server/projects/readDepths.ts';
import { readFallen } from '#server/projects/readFallen.ts';
import { saveToolset } from '#server/projects/saveToolset.ts';
import { toolsetStatus } from '#server/projects/toolsetStatuses.ts';

export const projectToolsetRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/toolsets',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one project' },
    summary: 'Where each toolset of a project stands: those on its path in its order, then the others',
    query: pageQuery,
    answer: { status: 200, schema: projectStepResponse, paged: true },
    async handle({ project, params: { id }, query }, services) {
      const { database, toolsets } = services;
      const states = await findProjectToolsetStates(database.connection, id);
      const standing = { states, fallen: await readFallen(services, id, states) };
      const depths = await readDepths(services, project, states);
      const depthOf = (toolset: string) => {
        const { depth, topics = [] } = depths.get(toolset) ?? {};
        return { ...(depth !== undefined && { depth }), ...(topics.length > 0 && { topics }) };
      };
      const items = projectSteps(services, project, states).map((step) => ({
        ...toolsetStatus(toolsets, standing, step.id),
        onPath: step.onPath,
        ...depthOf(step.id),
      }));
      return pageOf(items, query);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/toolsets/:toolset',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one document' },
    summary: 'The content of one toolset, its draft and what stands around it',
    answer: { status: 200, schema: toolsetStateResponse },
    async handle({ project, params, language }, services) {
      return answerToolsetState(services, project, params.toolset, language);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/projects/:id/toolsets/:toolset',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one document of bounded size' },
    summary: 'Saves a toolset over the revision that was edited',
    body: saveToolsetRequest,
    answer: { status: 200, schema: savedToolsetResponse },
    async handle({ user, project, params, body, language }, services) {
      const saved = await saveToolset(services, {
        userId: user.id,
        project,
        toolsetId: params.toolset,
        ...body,
        language,
      });
      const { revision } = saved;
      const told = { toolset: params.toolset, revision, ...(body.byItself && { byItself: true }) };
      announce(services, user, project.id, { name: 'saved', data: told });
      return { ...saved, savedBy: { id: user.id, fullName: user.fullName } };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/toolsets/:toolset/draft',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'deletes one draft' },
    summary: 'Throws the draft away',
    answer: { status: 204 },
    async handle({ user, params }, services) {
      const { id: projectId, toolset: toolsetId } = params;
      await deleteDraft(services, { userId: user.id, projectId, toolsetId });
      announce(services, user, projectId, { name: 'draft', data: { toolset: toolsetId, state: 'discarded' } });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/toolsets/:toolset/sitting',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one mark' },
    summary: 'Ends the sitting in which typing was saved by itself: whoever leaves the page has done with it',
    answer: { status: 204 },
    async handle({ user, params: { id: projectId, toolset: toolsetId } }, services) {
      services.toolsets.get(toolsetId);
      const revision = await services.database.transaction((transaction) =>
        endSitting(transaction, { userId: user.id, projectId, toolsetId }),
      );
      if (revision !== null)
        announce(services, user, projectId, { name: 'saved', data: { toolset: toolsetId, revision } });
    },
  }),
];
