import { createHash } from 'node:crypto';

import { articleResponse, articleSummary, listArticlesQuery } from '#engine/protocol/article.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';

/** Public: people read the terms before they register. */
export const articleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/articles',
    access: 'public',
    limits: ['article-searches'],
    summary: 'The articles of the help centre, in the reader’s language; those that hold every word of `search`',
    query: listArticlesQuery,
    answer: { status: 200, schema: articleSummary, paged: true },
    async handle({ query, language }, { articles }) {
      return pageOf(await articles.list(language, query.search), query);
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/articles/:id',
    access: 'public',
    limits: ['public-reads'],
    summary: 'An article as Markdown, with a strong ETag',
    answer: { status: 200, schema: articleResponse },
    async handle({ context, params, language }, { articles }) {
      const article = articles.get(params.id, language);
      const tag = createHash('sha256').update(JSON.stringify(article)).digest('hex').slice(0, 20);
      context.set({ ETag: `"${tag}"`, 'Cache-Control': 'private, no-cache' });
      return article;
    },
  }),
];
