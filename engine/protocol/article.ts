import { z } from 'zod';

import { boundedText } from './boundedText.ts';
import { pageQuery } from './page.ts';

export const listArticlesQuery = pageQuery.extend({ search: boundedText(120).optional() });

const articleKind = z.enum(['guide', 'toolset']);

export const articleSummary = z.object({
  id: z.string(),
  /** guide: about the product as a whole; toolset: about one toolset, under its id. */
  kind: articleKind,
  title: z.string(),
  summary: z.string(),
  /** Plain-text excerpt around a match of the search; "" for matches in title or summary, or without a search. */
  excerpt: z.string(),
});

export type ArticleSummary = z.infer<typeof articleSummary>;

export const articleResponse = z.object({
  id: z.string(),
  kind: articleKind,
  title: z.string(),
  summary: z.string(),
  /** Markdown without title and summary. Links between articles read `[text](article:id)`. */
  text: z.string(),
  related: z.array(z.object({ id: z.string(), title: z.string() })),
});

export type ArticleResponse = z.infer<typeof articleResponse>;
