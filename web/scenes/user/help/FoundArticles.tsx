import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ArticleSummary } from '#engine/protocol/article.ts';
import { articlePath } from '#web/paths.ts';

import { ArticleIcon } from './ArticleIcon.tsx';

/** Search results, best match first, with excerpts. */
export function FoundArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-5 text-lg font-bold">
        {t('help.found', { count: articles.length })}
      </h2>
      <ol className="flex flex-col gap-3">
        {articles.map(({ id, title, summary, excerpt }) => (
          <li key={id}>
            <Link
              to={articlePath(id)}
              className="group flex items-start gap-4 rounded-2xl border border-outline bg-raised p-5 transition-shadow hover:shadow-raised"
            >
              <ArticleIcon id={id} />
              <span className="min-w-0 flex-1">
                <span className="block text-lg leading-snug font-bold wrap-anywhere group-hover:underline group-hover:underline-offset-4">
                  {title}
                </span>
                <span className="mt-1.5 block max-w-2xl leading-relaxed wrap-anywhere text-muted">
                  {excerpt || summary}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
