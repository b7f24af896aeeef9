import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { SearchIllustration } from '#web/components/SearchIllustration.tsx';
import { ExampleButton } from '#web/projects/ExampleButton.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { articles, loadArticles } from '#web/stores/articles.ts';

import { AllArticles } from './help/AllArticles.tsx';
import { FoundArticles } from './help/FoundArticles.tsx';
import { HelpSearch } from './help/HelpSearch.tsx';
import { HelpSkeleton } from './help/HelpSkeleton.tsx';

/** The help centre: guides, and an article for each toolset that has one. */
export function Component() {
  const { t } = useTranslation();
  const { items, search, phase, error } = useSnapshot(articles);
  const isReady = phase === 'ready';
  return (
    <>
      <PageHeader title={t('help.title')} intro={t('help.intro')} actions={<ExampleButton isShort />} />
      <HelpSearch />
      <p role="status" className="sr-only">
        {isReady && search && t('help.found', { count: items.length })}
      </p>
      {phase === 'loading' && <HelpSkeleton />}
      {phase === 'failed' && <FailureView error={error} onTryAgain={() => void loadArticles(search)} />}
      {isReady && !search && <AllArticles articles={items} />}
      {isReady && search && items.length > 0 && <FoundArticles articles={items} />}
      {isReady && search && items.length === 0 && (
        <EmptyState illustration={<SearchIllustration />} title={t('empty.noResults')} text={t('help.noResultsText')} />
      )}
    </>
  );
}
