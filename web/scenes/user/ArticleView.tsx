import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { SkeletonPage } from '#web/components/Skeleton.tsx';
import { helpPath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { loadArticle, openArticle } from '#web/stores/articles.ts';

import { ArticleBody } from './article/ArticleBody.tsx';
import { RelatedArticles } from './article/RelatedArticles.tsx';

/** An article of the help centre. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { article, phase, error, id: openId } = useSnapshot(openArticle);
  useEffect(() => {
    void loadArticle(id);
  }, [id]);

  if (phase === 'failed') return <FailureView error={error} onTryAgain={() => void loadArticle(id)} />;
  if (phase === 'missing') {
    return (
      <MissingView
        title={t('article.missingTitle')}
        text={t('article.missingHint')}
        action={<ButtonLink to={helpPath}>{t('help.title')}</ButtonLink>}
      />
    );
  }
  if (openId !== id || !article) return <SkeletonPage />;
  return (
    <article className="flex flex-col gap-8">
      <PageHeader
        title={article.title}
        intro={<p className="desktop:text-lg desktop:leading-relaxed">{article.summary}</p>}
        above={
          <Link
            to={helpPath}
            className="touch-room inline-flex items-center gap-2 py-1 underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden size={16} />
            {t('help.title')}
          </Link>
        }
      />
      <ArticleBody key={article.id} text={article.text} />
      <RelatedArticles article={article} />
    </article>
  );
}
