import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { MissingView } from '#web/components/MissingView.tsx';
import { homePath } from '#web/paths.ts';

/** Told alike for links that were withdrawn, have expired or never were. */
export function DeadLink() {
  const { t } = useTranslation();
  return (
    <MissingView
      title={t('shared.missing')}
      text={t('shared.missingText')}
      action={<ButtonLink to={homePath}>{t('shared.home')}</ButtonLink>}
    />
  );
}
