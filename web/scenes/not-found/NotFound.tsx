import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { homePath } from '#web/paths.ts';

export function Component() {
  const { t } = useTranslation();
  return (
    <MissingView
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to={homePath}>{t('action.goHome')}</ButtonLink>}
    />
  );
}
