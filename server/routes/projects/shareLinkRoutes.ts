import { pageQuery } from '#engine/protocol/page.ts';
import { createShareLinkRequest, shareLinkResponse } from '#engine/protocol/shareLink.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { deleteShareLink, listShareLinks } from '#server/database/repositories/shareLinks.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { translate } from '#server/i18n/translate.ts';
import { createShareLink } from '#server/sharing/createShareLink.ts';

export const shareLinkRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/share-links',
    access: 'signed-in',
    project: 'share',
    limits: ['lists'],
    summary: 'Links that show the project to people without an account; their addresses are not told again',
    query: pageQuery,
    answer: { status: 200, schema: shareLinkResponse, paged: true },
    async handle({ params: { id }, query }, { database }) {
      const links = await listShareLinks(database.connection, id);
      return pageOf(
        links.map((link) => ({ ...link, url: null })),
        query,
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/share-links',
    access: 'signed-in',
    project: 'share',
    limits: ['creations'],
    summary: 'Makes a link that shows the project, read only, to whoever has it',
    body: createShareLinkRequest,
    answer: { status: 201, schema: shareLinkResponse },
    async handle({ user, params: { id }, body, language }, services) {
      const expiresAt = body.expiresAt ? new Date(body.expiresAt).toISOString() : null;
      if (expiresAt && expiresAt <= new Date().toISOString())
        throw new InvalidRequestError([
          { path: '/expiresAt', key: 'in-past', message: translate(language, 'fields.in-past') },
        ]);
      return services.database.transaction((transaction) =>
        createShareLink(transaction, services, { personId: user.id, projectId: id, expiresAt }),
      );
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/share-links/:link',
    access: 'signed-in',
    project: 'share',
    limits: { none: 'deletes one row' },
    summary: 'Withdraws a link; its address is not found from then on',
    answer: { status: 204 },
    async handle({ user, params }, { database }) {
      await database.transaction(async (transaction) => {
        await requireLockedProject(transaction, user, 'share', params.id);
        if (!(await deleteShareLink(transaction, params.id, params.link))) throw new NotFoundError();
      });
    },
  }),
];
