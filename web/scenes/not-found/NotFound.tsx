import { useTranslation } from 'react-i18next';

import { homePath } from '#web/paths.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MissingView } from '#web/components/MissingView.tsx';

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
