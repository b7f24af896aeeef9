import { Link } from 'react-router-dom';

import type { ArticleSummary } from '#engine/protocol/article.ts';
import { articlePath } from '#web/paths.ts';

import { ArticleIcon } from './ArticleIcon.tsx';

/** An article in the list, with its summary. */
export function ArticleCard({ article: { id, title, summary } }: { article: ArticleSummary }) {
  return (
    <Link
      to={articlePath(id)}
      className="group flex h-full items-start gap-4 rounded-2xl border border-outline bg-raised p-5 transition-shadow hover:shadow-raised"
    >
      <ArticleIcon id={id} />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-bold wrap-anywhere group-hover:underline group-hover:underline-offset-4">
          {title}
        </span>
        <span className="mt-1.5 line-clamp-3 text-sm leading-relaxed text-muted">{summary}</span>
      </span>
    </Link>
  );
}
