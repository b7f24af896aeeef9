import { useTranslation } from 'react-i18next';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { passwordResetPath } from '#web/paths.ts';

/** For people who sign in with Google only: they need to set a password first. */
export function NoPasswordNotice() {
  const { t } = useTranslation();
  return (
    <Notice
      kind="info"
      title={t('profile.noPassword')}
      actions={
        <ButtonLink size="small" to={passwordResetPath}>
          {t('profile.setPassword')}
        </ButtonLink>
      }
    >
      {t('profile.noPasswordText')}
    </Notice>
  );
}
