import type { Article } from '#engine/article/readArticle.ts';
import type { ArticleSummary } from '#engine/protocol/article.ts';

/** An article in one language, as kept in memory for the help centre. */
export interface StoredArticle extends Article {
  id: string;
  kind: ArticleSummary['kind'];
}
