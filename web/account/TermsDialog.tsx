import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ArticleResponse } from '#engine/protocol/article.ts';
import { fetchArticle } from '#web/api/articles.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';

/** The Terms of Service in a dialog, with the articles they link to. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [id, setId] = useState('terms');
  const [article, setArticle] = useState<ArticleResponse | null>(null);
  const [error, setError] = useState<unknown>(null);

  const load = useCallback((wanted: string) => {
    setError(null);
    fetchArticle(wanted).then(setArticle, setError);
  }, []);
  useEffect(() => load(id), [id, load]);

  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (article) region.current?.scrollTo(0, 0);
  }, [article]);

  const shown = article?.id === id ? article : null;
  const title = shown?.title ?? t('account.terms');
  return (
    <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('action.close')}</Button>}>
      {/* Scrolls by itself, so that title and button stay visible; needs a tab stop for keyboard users. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={region}
        role="region"
        aria-label={title}
        tabIndex={0}
        data-autofocus
        className="-mx-2 max-h-[60svh] overflow-y-auto rounded-xl px-2 py-1 [&_h2]:mt-6 [&_h2]:text-lg [&>div]:text-base"
      >
        {shown ? (
          <Markdown text={shown.text} onOpenArticle={setId} />
        ) : error ? (
          <FailureView error={error} onTryAgain={() => load(id)} />
        ) : (
          <SkeletonPage>
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </SkeletonPage>
        )}
      </div>
    </Dialog>
  );
}
