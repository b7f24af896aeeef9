import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ArticleHeading } from '#engine/article/articleHeadings.ts';

export function ArticleContents({ topics }: { topics: ArticleHeading[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('article.contents')} className="sticky top-28 hidden text-sm wide:block">
      <p className="mb-2 font-semibold">{t('article.contents')}</p>
      <ul className="border-l border-outline">
        {topics.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              replace
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 leading-snug text-muted hover:border-primary hover:text-text"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
