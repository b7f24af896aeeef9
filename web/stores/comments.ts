import { proxy, ref } from 'valtio';

import type { Comment, CommentCount } from '#engine/protocol/comment.ts';
import { fetchCommentCounts, fetchComments, markCommentsRead } from '#web/api/comments.ts';

import { LatestRequest } from './LatestRequest.ts';
import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

/** What the panel is open for: a new comment at a field, or a thread. */
export interface CommentTarget {
  /** JSON pointer; null: the toolset as a whole. */
  pointer: string | null;
  thread: string | null;
}

/** The comments of the open toolset, and how many there are in the toolsets of the open project. */
export const comments = proxy({
  projectId: '',
  toolsetId: '',
  list: null as OpaqueRef<Comment[]> | null,
  /** Why the last attempt to load them failed. */
  error: null as object | null,
  counts: ref<CommentCount[]>([]),
  /** null: the panel is closed. */
  open: null as CommentTarget | null,
});

const loading = new LatestRequest();
const counting = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  counting.cancel();
  comments.list = null;
  comments.open = null;
  comments.counts = ref([]);
});

/** Loads the comments of a toolset, or loads them anew: what is shown stays until they are there. */
export async function loadComments(projectId: string, toolsetId: string): Promise<void> {
  if (comments.projectId !== projectId || comments.toolsetId !== toolsetId) {
    Object.assign(comments, { projectId, toolsetId, list: null, open: null });
  }
  comments.error = null;
  const signal = loading.begin();
  try {
    const list = await fetchComments(projectId, toolsetId, signal);
    if (signal.aborted) return;
    comments.list = ref(list);
    if (comments.open) void noteRead();
  } catch (error) {
    if (!signal.aborted) comments.error = ref(error as object);
  }
}

export function refreshComments(): void {
  if (!comments.toolsetId) return;
  if (!comments.open) void loadCommentCounts(comments.projectId);
  void loadComments(comments.projectId, comments.toolsetId);
}

/** Failing is harmless: the marks in the path are slightly outdated. */
export async function loadCommentCounts(projectId: string): Promise<void> {
  const signal = counting.begin();
  const counts = await fetchCommentCounts(projectId).catch(() => null);
  if (counts && !signal.aborted) comments.counts = ref(counts);
}

export function openComments(target: CommentTarget): void {
  comments.open = target;
  refreshComments();
}

/** Puts in a comment that was written or changed, or takes one out. */
export function keepComment(id: string, comment: Comment | null): void {
  const list = comments.list ?? [];
  const others = list.filter((each) => each.id !== id);
  const isKnown = others.length < list.length;
  comments.list = ref(
    !comment ? others : isKnown ? list.map((each) => (each.id === id ? comment : each)) : [...list, comment],
  );
  void loadCommentCounts(comments.projectId);
}

async function noteRead(): Promise<void> {
  const { projectId, toolsetId } = comments;
  await loadCommentCounts(projectId);
  if (!comments.counts.some(({ toolset, unread }) => toolset === toolsetId && unread > 0)) return;
  await markCommentsRead(projectId, toolsetId).catch(() => undefined);
  await loadCommentCounts(projectId);
}
