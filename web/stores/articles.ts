import { proxy, ref } from 'valtio';

import type { ArticleResponse, ArticleSummary } from '#engine/protocol/article.ts';
import { fetchArticle, listArticles } from '#web/api/articles.ts';

import { loadSummaries } from './definitions.ts';
import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
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
  if (articles.items.length === 0) articles.phase = 'loading';
  const ask = (signal: AbortSignal) => Promise.all([listArticles(search, signal), loadSummaries()]);
  await loadInto(articles, listing, ask, ([items]) => {
    Object.assign(articles, { items: ref(items), search });
  });
}

export const openArticle = proxy({
  id: null as string | null,
  article: null as OpaqueRef<ArticleResponse> | null,
  phase: 'loading' as 'loading' | 'ready' | 'missing' | 'failed',
  error: null as unknown,
});

export async function loadArticle(id: string): Promise<void> {
  Object.assign(openArticle, { id, article: null, phase: 'loading' });
  const ask = () => Promise.all([fetchArticle(id), loadSummaries()]);
  const take = ([article]: Awaited<ReturnType<typeof ask>>) => {
    openArticle.article = ref<ArticleResponse>(article);
  };
  await loadInto(openArticle, opening, ask, take, { tellsMissing: true });
}
