import { pageQuery } from '#engine/protocol/page.ts';
import { shareLinkChoices, shareLinkResponse } from '#engine/protocol/shareLink.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { forgetGuestAddresses } from '#server/database/repositories/comments.ts';
import {
  deleteShareLink,
  listShareLinks,
  lockShareLink,
  updateShareLink,
} from '#server/database/repositories/shareLinks.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { createShareLink } from '#server/sharing/createShareLink.ts';
import { presentShareLink } from '#server/sharing/presentShareLink.ts';
import { readChoices } from '#server/sharing/readChoices.ts';

export const shareLinkRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/share-links',
    access: 'signed-in',
    project: 'share',
    limits: ['lists'],
    summary: 'Links that show the project to people without an account',
    query: pageQuery,
    answer: { status: 200, schema: shareLinkResponse, paged: true },
    async handle({ params: { id }, query }, services) {
      const links = await listShareLinks(services.database.connection, id);
      return pageOf(
        links.map((link) => presentShareLink(services, link)),
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
    body: shareLinkChoices,
    answer: { status: 201, schema: shareLinkResponse },
    async handle({ user, params: { id }, body, language }, services) {
      const choices = readChoices(services.toolsets, body, { language });
      const link = await services.database.transaction((transaction) =>
        createShareLink(transaction, services, { personId: user.id, projectId: id, choices }),
      );
      return presentShareLink(services, link);
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id/share-links/:link',
    access: 'signed-in',
    project: 'share',
    limits: ['creations'],
    summary: 'Changes what a link is called, what it shows and how long; its address stays',
    body: shareLinkChoices,
    answer: { status: 200, schema: shareLinkResponse },
    async handle({ user, params, body, language }, services) {
      const changed = await services.database.transaction(async (transaction) => {
        await requireLockedProject(transaction, user, 'share', params.id);
        const before = await lockShareLink(transaction, params.id, params.link);
        if (!before) throw new NotFoundError();
        const choices = readChoices(services.toolsets, body, { language, before });
        await updateShareLink(transaction, before.id, choices);
        return { ...before, ...choices };
      });
      return presentShareLink(services, changed);
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
        await forgetGuestAddresses(transaction, params.link);
      });
    },
  }),
];
