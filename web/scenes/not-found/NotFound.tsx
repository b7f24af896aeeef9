import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { SearchIllustration } from '../../components/SearchIllustration.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <PageTitle title={t('notFound.title')} />
      <SearchIllustration />
      <h1 tabIndex={-1} className="mt-6 text-2xl font-bold outline-none">
        {t('notFound.title')}
      </h1>
      <p className="mt-3 max-w-md leading-relaxed text-muted">{t('notFound.text')}</p>
      <ButtonLink to="/" className="mt-8">
        {t('action.goHome')}
      </ButtonLink>
    </div>
  );
}
