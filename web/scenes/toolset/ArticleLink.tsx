import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { GuideLink } from '#web/components/GuideLink.tsx';
import { definitions } from '#web/stores/definitions.ts';

/** Link to the toolset's article, if it has one. */
export function ArticleLink({ toolsetId }: { toolsetId: string }) {
  const { t } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  if (!summaries.some(({ id, article }) => id === toolsetId && article)) return null;
  return (
    <span className="whitespace-nowrap">
      <GuideLink article={toolsetId}>{t('article.howTo')}</GuideLink>
    </span>
  );
}
