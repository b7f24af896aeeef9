import {
  listVersionsQuery,
  projectContentResponse,
  restoredResponse,
  restoreRequest,
  versionContentResponse,
  versionRequest,
  versionResponse,
} from '#engine/protocol/version.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Connection } from '#server/database/Database.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import {
  countVersions,
  deleteVersions,
  findVersion,
  renameVersion,
  type VersionRow,
} from '#server/database/repositories/projectVersions.ts';
import { deleteUnheldContents, findPresentContents } from '#server/database/repositories/versionContents.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { announce } from '#server/live/announce.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import { createVersion } from '#server/projects/versions/createVersion.ts';
import { presentVersion, presentVersions, presentVersionsOf } from '#server/projects/versions/presentVersions.ts';
import { readContents } from '#server/projects/versions/readContents.ts';
import { readVersion } from '#server/projects/versions/readVersion.ts';
import { requireVersionRoom } from '#server/projects/versions/requireVersionRoom.ts';
import { restoreVersion } from '#server/projects/versions/restoreVersion.ts';

const mostByPeople = 500;

export const versionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/contents',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary: 'All that is saved in a project, as a version holds it',
    answer: { status: 200, schema: projectContentResponse },
    async handle({ project }, { database, toolsets }) {
      return readContents(toolsets, project, await findPresentContents(database.connection, project.id));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/versions',
    access: 'signed-in',
    project: 'read',
    limits: { none: 'reads one project' },
    summary: 'The versions of a project, the latest first: all, or a page at a time',
    query: listVersionsQuery,
    answer: { status: 200, schema: versionResponse, paged: true },
    async handle({ project, query }, { database: { connection } }) {
      const versions = query.toolset
        ? await presentVersionsOf(connection, project, query.toolset)
        : await presentVersions(connection, project);
      return pageOf(versions, query);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/versions',
    access: 'signed-in',
    project: 'edit',
    limits: ['creations'],
    summary: 'Keeps all that is saved in a project as a version',
    body: versionRequest,
    idempotent: true,
    answer: { status: 201, schema: versionResponse },
    async handle(request, { database }) {
      const { user, params, body } = request;
      return answerOnce(database, request, async (transaction) => {
        const project = await requireLockedProject(transaction, user, 'edit', params.id);
        const contents = await findPresentContents(transaction, project.id);
        if (contents.length === 0) throw new ApplicationError('nothing-saved');
        await requirePlace(transaction, project);
        const version = { project, userId: user.id, name: body.name, cause: 'person', contents } as const;
        const id = await createVersion(transaction, version);
        await requireVersionRoom(transaction, project.id);
        await requireStorage(transaction, { ownerId: project.userId, actorId: user.id });
        return presentVersion(transaction, project, await requireVersion(transaction, project, id));
      });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/versions/:version',
    access: 'signed-in',
    project: 'read',
    limits: ['lists'],
    summary: 'One version with its whole content',
    answer: { status: 200, schema: versionContentResponse },
    async handle({ project, params }, { database, toolsets }) {
      return readVersion(database.connection, toolsets, project, params.version);
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id/versions/:version',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'writes one row' },
    summary: 'Renames a version, which is a person’s own from then on and never makes room',
    body: versionRequest,
    answer: { status: 200, schema: versionResponse },
    async handle({ user, params, body }, { database }) {
      return database.transaction(async (transaction) => {
        const project = await requireLockedProject(transaction, user, 'edit', params.id);
        const { cause } = await requireVersion(transaction, project, params.version);
        if (cause !== 'person') await requirePlace(transaction, project);
        await renameVersion(transaction, project.id, params.version, body.name);
        return presentVersion(transaction, project, await requireVersion(transaction, project, params.version));
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/versions/:version',
    access: 'signed-in',
    project: 'edit',
    limits: { none: 'deletes one version' },
    summary: 'Deletes a version; what is saved in the project stays',
    answer: { status: 204 },
    async handle({ user, params }, { database }) {
      await database.transaction(async (transaction) => {
        const project = await requireLockedProject(transaction, user, 'edit', params.id);
        await requireVersion(transaction, project, params.version);
        await deleteVersions(transaction, project.id, [params.version]);
        await deleteUnheldContents(transaction, project.id);
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/versions/:version/restore',
    access: 'signed-in',
    project: 'edit',
    limits: ['creations'],
    summary: 'Saves what a version holds again, whole or of one toolset, after keeping what stands as a version',
    body: restoreRequest,
    idempotent: true,
    answer: { status: 200, schema: restoredResponse },
    async handle(request, services) {
      const { user, project, params, body, language } = request;
      const restored = await answerOnce(services.database, request, (transaction) =>
        restoreVersion(transaction, services.toolsets, {
          userId: user.id,
          projectId: params.id,
          versionId: params.version,
          toolsetId: body.toolset,
          revision: body.revision,
          language,
        }),
      );
      for (const data of restored.restored) announce(services, user, project.id, { name: 'saved', data });
      return restored;
    },
  }),
];

/** Refuses one more of people's own. */
async function requirePlace(connection: Connection, project: ProjectRow): Promise<void> {
  if ((await countVersions(connection, project.id, 'person')) >= mostByPeople)
    throw new BusinessError('too-many-versions', { limit: mostByPeople });
}

async function requireVersion(connection: Connection, project: ProjectRow, id: string): Promise<VersionRow> {
  const version = await findVersion(connection, project.id, id);
  if (!version) throw new NotFoundError();
  return version;
}
