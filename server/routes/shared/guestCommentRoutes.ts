import { guestCommentRequest, guestCommentResponse } from '#engine/protocol/guestComment.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { requireSharedLink } from '#server/access/requireSharedLink.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { listGuestComments } from '#server/sharing/listGuestComments.ts';
import { writeGuestComment } from '#server/sharing/writeGuestComment.ts';

export const guestCommentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/shared/:token/comments',
    access: 'public',
    limits: ['public-reads'],
    summary: 'What guests have said by a link that takes comments, and what was answered; oldest first',
    query: pageQuery,
    answer: { status: 200, schema: guestCommentResponse, paged: true },
    async handle({ params: { token }, query }, { database: { connection } }) {
      const { link } = await requireSharedLink(connection, token);
      if (!link.takesComments) throw new BusinessError('no-guest-comments');
      return pageOf(await listGuestComments(connection, link.id), query);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/shared/:token/comments',
    access: 'public',
    limits: ['guest-comments'],
    summary: 'Comments as a guest, where the link takes comments',
    body: guestCommentRequest,
    answer: { status: 201, schema: guestCommentResponse },
    async handle({ params: { token }, body, language }, services) {
      const { database, projectBus } = services;
      const opened = await requireSharedLink(database.connection, token);
      const id = await database.transaction((transaction) =>
        writeGuestComment(services, transaction, opened, body, language),
      );
      const comments = await listGuestComments(database.connection, opened.link.id);
      const written = comments.find((comment) => comment.id === id)!;
      projectBus.announce(opened.project.id, { name: 'comment', data: { toolset: written.toolset, by: null } });
      return written;
    },
  }),
];
