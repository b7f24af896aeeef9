import { proxy, ref } from 'valtio';

import type { ArticleResponse, ArticleSummary } from '#engine/protocol/article.ts';

import { fetchArticle, listArticles } from '../api/articles.ts';
import { HttpError } from '../api/HttpError.ts';
import { loadSummaries } from './definitions.ts';
import { LatestRequest } from './LatestRequest.ts';
import type { OpaqueRef } from './OpaqueRef.ts';

/** The articles that the help centre shows: all of them, or those found. */
export const articles = proxy({
  items: ref<ArticleSummary[]>([]),
  /** The search query. */
  search: '',
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const listing = new LatestRequest();
const opening = new LatestRequest();

/** Earlier results stay until the new ones arrive; a pending search is aborted. */
export async function loadArticles(search: string): Promise<void> {
  const signal = listing.begin();
  if (articles.items.length === 0) articles.phase = 'loading';
  try {
    const [items] = await Promise.all([listArticles(search, signal), loadSummaries()]);
    if (signal.aborted) return;
    articles.items = ref(items);
    articles.phase = 'ready';
  } catch (error) {
    if (signal.aborted) return;
    articles.phase = 'failed';
    articles.error = ref(error as object);
  }
  articles.search = search;
}

export const openArticle = proxy({
  id: null as string | null,
  article: null as OpaqueRef<ArticleResponse> | null,
  phase: 'loading' as 'loading' | 'ready' | 'missing' | 'failed',
  error: null as unknown,
});

export async function loadArticle(id: string): Promise<void> {
  const signal = opening.begin();
  Object.assign(openArticle, { id, article: null, phase: 'loading' });
  try {
    const [article] = await Promise.all([fetchArticle(id), loadSummaries()]);
    if (signal.aborted) return;
    openArticle.article = ref<ArticleResponse>(article);
    openArticle.phase = 'ready';
  } catch (error) {
    if (signal.aborted) return;
    openArticle.phase = error instanceof HttpError && error.status === 404 ? 'missing' : 'failed';
    openArticle.error = ref(error as object);
  }
}
