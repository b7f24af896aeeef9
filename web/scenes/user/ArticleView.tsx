import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchIllustration } from '../../components/SearchIllustration.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('article.title')} />
      <EmptyState
        illustration={<SearchIllustration />}
        title={t('article.missingTitle')}
        text={t('article.missingText')}
        action={<ButtonLink to="/user/help">{t('menu.help')}</ButtonLink>}
      />
    </>
  );
}
