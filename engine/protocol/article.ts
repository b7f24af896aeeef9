import { z } from 'zod';

import { boundedText } from './boundedText.ts';
import { pageQuery } from './page.ts';

export const listArticlesQuery = pageQuery.extend({ search: boundedText(120).optional() });

const articleKind = z.enum(['guide', 'toolset']);

export const articleSummary = z.object({
  id: z.string(),
  /** guide: of the product as a whole; toolset: how to do one toolset well, under the toolset's id. */
  kind: articleKind,
  title: z.string(),
  summary: z.string(),
  /** Plain text around what was searched for; "" where that stands in title or summary, or nothing was. */
  excerpt: z.string(),
});

export type ArticleSummary = z.infer<typeof articleSummary>;

export const articleResponse = z.object({
  id: z.string(),
  kind: articleKind,
  title: z.string(),
  summary: z.string(),
  /** Markdown: everything below title and summary. Links between articles read `[text](article:id)`. */
  text: z.string(),
  related: z.array(z.object({ id: z.string(), title: z.string() })),
});

export type ArticleResponse = z.infer<typeof articleResponse>;
