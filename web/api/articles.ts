import type { ArticleResponse, ArticleSummary } from '#engine/protocol/article.ts';

import { call } from './call.ts';

export const listArticles = (search: string, signal: AbortSignal) =>
  call<ArticleSummary[]>('/api/articles', { query: { search }, signal });

export const fetchArticle = (id: string) => call<ArticleResponse>(`/api/articles/${encodeURIComponent(id)}`);
