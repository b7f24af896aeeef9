import {
  commentCountResponse,
  commentResponse,
  createCommentRequest,
  listCommentsQuery,
  projectPersonResponse,
  readCommentsRequest,
  updateCommentRequest,
} from '#engine/protocol/comment.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { changeComment, deleteCommentInThread } from '#server/comments/changeComment.ts';
import { countComments } from '#server/comments/countComments.ts';
import { presentComments } from '#server/comments/presentComments.ts';
import { writeComment } from '#server/comments/writeComment.ts';
import { markMentionsRead } from '#server/database/repositories/commentMentions.ts';
import { findComment, listComments } from '#server/database/repositories/comments.ts';
import { markCommentsSeen } from '#server/database/repositories/notifications.ts';
import { listProjectPeople } from '#server/database/repositories/projectPeople.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { announce } from '#server/live/announce.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import { mailGuest } from '#server/sharing/mailGuest.ts';

export const commentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/comments',
    access: 'signed-in',
    project: 'comment',
    limits: ['lists'],
    summary: 'The comments of a project or of one toolset, oldest first; a reply names the first of its thread',
    query: listCommentsQuery,
    answer: { status: 200, schema: commentResponse, paged: true },
    async handle({ params: { id: projectId }, query, language }, { database: { connection }, toolsets }) {
      const { toolset, cursor, limit = 100 } = query;
      const { rows, nextCursor } = await listComments(connection, {
        projectId,
        limit,
        ...(toolset !== undefined && { toolsetId: toolset }),
        ...(cursor !== undefined && { after: cursor }),
      });
      return { items: await presentComments({ connection, toolsets, projectId, language }, rows), nextCursor };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/comments',
    access: 'signed-in',
    project: 'comment',
    limits: ['comments'],
    summary: 'Comments on a toolset or on one of its fields, or replies to a comment',
    body: createCommentRequest,
    idempotent: true,
    answer: { status: 201, schema: commentResponse },
    async handle(request, services) {
      const { user, params, project, body, language } = request;
      const { database, toolsets } = services;
      const projectId = params.id;
      let isNew = false;
      const written = await answerOnce(database, request, async (transaction) => {
        isNew = true;
        await growProject(transaction, projectId, Buffer.byteLength(body.text));
        await requireStorage(transaction, { ownerId: project.userId, actorId: user.id });
        const id = await writeComment(services, transaction, {
          ...body,
          projectId,
          ownerId: project.userId,
          userId: user.id,
          language,
        });
        const row = await findComment(transaction, projectId, id);
        const [comment] = await presentComments({ connection: transaction, toolsets, projectId, language }, [row!]);
        return comment!;
      });
      announce(services, user, projectId, { name: 'comment', data: { toolset: written.toolset } });
      const first =
        isNew && written.replyTo ? await findComment(database.connection, projectId, written.replyTo) : null;
      if (first) await mailGuest(services, first, user.fullName);
      return written;
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id/comments/:comment',
    access: 'signed-in',
    project: 'comment',
    limits: ['comments'],
    summary: 'Changes the words of one’s own comment; resolves a thread, or opens it again',
    body: updateCommentRequest,
    answer: { status: 200, schema: commentResponse },
    async handle({ user, params, project, body, language }, services) {
      const { database, toolsets } = services;
      const projectId = params.id;
      const target = { projectId, id: params.comment, userId: user.id, language };
      const changed = await database.transaction(async (transaction) => {
        const { text } = await changeComment(transaction, target, body);
        if (body.text !== undefined) {
          await growProject(transaction, projectId, Buffer.byteLength(body.text) - Buffer.byteLength(text));
          await requireStorage(transaction, { ownerId: project.userId, actorId: user.id });
        }
        const row = await findComment(transaction, projectId, target.id);
        if (!row) throw new NotFoundError();
        const [comment] = await presentComments({ connection: transaction, toolsets, projectId, language }, [row]);
        return comment!;
      });
      announce(services, user, projectId, { name: 'comment', data: { toolset: changed.toolset } });
      return changed;
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/comments/:comment',
    access: 'signed-in',
    project: 'comment',
    limits: { none: 'deletes one row' },
    summary: 'Deletes one’s own comment, or as the owner of the project anybody’s',
    answer: { status: 204 },
    async handle({ user, project, params }, services) {
      const target = { projectId: project.id, id: params.comment, userId: user.id, isOwner: project.role === 'owner' };
      const { toolsetId } = await services.database.transaction(async (transaction) => {
        const removed = await deleteCommentInThread(transaction, target);
        await growProject(transaction, project.id, -Buffer.byteLength(removed.text));
        return removed;
      });
      announce(services, user, project.id, { name: 'comment', data: { toolset: toolsetId } });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/comments/counts',
    access: 'signed-in',
    project: 'comment',
    limits: { none: 'counts in one project' },
    summary: 'Open threads and one’s unread mentions, by toolset',
    answer: { status: 200, schema: commentCountResponse.array() },
    async handle({ user, params: { id } }, { database: { connection }, toolsets }) {
      return countComments(connection, toolsets, { userId: user.id, projectId: id });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/projects/:id/comments/read',
    access: 'signed-in',
    project: 'comment',
    limits: { none: 'writes one’s own marks' },
    summary: 'Notes that one has seen the mentions of oneself in a toolset',
    body: readCommentsRequest,
    answer: { status: 204 },
    async handle({ user, params: { id }, body }, { database }) {
      const mentions = { userId: user.id, projectId: id, toolsetId: body.toolset };
      await database.transaction(async (transaction) => {
        await markMentionsRead(transaction, mentions);
        await markCommentsSeen(transaction, mentions);
      });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/projects/:id/people',
    access: 'signed-in',
    project: 'comment',
    limits: { none: 'reads one project' },
    summary: 'Who can be mentioned: the owner of a project and those who have joined it',
    query: pageQuery,
    answer: { status: 200, schema: projectPersonResponse, paged: true },
    async handle({ params: { id }, query }, { database: { connection } }) {
      return pageOf(await listProjectPeople(connection, id), query);
    },
  }),
];
