import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ArticleResponse } from '#engine/protocol/article.ts';
import { articlePath } from '#web/paths.ts';
import { ArticleIcon } from '#web/scenes/user/help/ArticleIcon.tsx';

import { OpenInProject } from './OpenInProject.tsx';

/** Links from an article to its toolset and to related articles. */
export function RelatedArticles({ article: { id, kind, related } }: { article: ArticleResponse }) {
  const { t } = useTranslation();
  return (
    <footer className="mt-4 flex max-w-[70ch] flex-col gap-8">
      {kind === 'toolset' && <OpenInProject toolsetId={id} />}
      {related.length > 0 && (
        <section aria-labelledby="related" className="border-t border-outline pt-8">
          <h2 id="related" className="mb-4 text-lg font-bold">
            {t('article.related')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {related.map((other) => (
              <li key={other.id}>
                <Link
                  to={articlePath(other.id)}
                  className="group flex h-full items-center gap-3 rounded-2xl border border-outline bg-raised px-4 py-3 transition-shadow hover:shadow-raised"
                >
                  <ArticleIcon id={other.id} />
                  <span className="min-w-0 leading-snug font-semibold wrap-anywhere group-hover:underline group-hover:underline-offset-4">
                    {other.title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}
