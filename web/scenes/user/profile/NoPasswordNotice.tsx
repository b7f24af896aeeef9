import { useTranslation } from 'react-i18next';

import { passwordResetPath } from '#web/paths.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Notice } from '../../../components/Notice.tsx';

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
