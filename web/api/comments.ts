import type { Comment, CommentChange, CommentCount, NewComment, ProjectPerson } from '#engine/protocol/comment.ts';

import { call, callPage } from './call.ts';

const address = (project: string, comment = '') => `/api/projects/${project}/comments${comment && `/${comment}`}`;

/** All comments of a toolset, oldest first. */
export async function fetchComments(project: string, toolset: string, signal: AbortSignal): Promise<Comment[]> {
  const comments: Comment[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await callPage<Comment[]>(address(project), { query: { toolset, cursor }, signal });
    comments.push(...page.data);
    if (!page.nextCursor) return comments;
    cursor = page.nextCursor;
  }
}

export const createComment = (project: string, body: NewComment, idempotencyKey: string) =>
  call<Comment>(address(project), { method: 'POST', body, idempotencyKey });

export const updateComment = (project: string, comment: string, body: CommentChange) =>
  call<Comment>(address(project, comment), { method: 'PATCH', body });

export const deleteComment = (project: string, comment: string) =>
  call<void>(address(project, comment), { method: 'DELETE' });

export const fetchCommentCounts = (project: string) => call<CommentCount[]>(address(project, 'counts'));

export const markCommentsRead = (project: string, toolset: string) =>
  call<void>(address(project, 'read'), { method: 'POST', body: { toolset } });

export const fetchProjectPeople = (project: string) => call<ProjectPerson[]>(`/api/projects/${project}/people`);
