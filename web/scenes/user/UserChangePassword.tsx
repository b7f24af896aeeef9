import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { PageHeader } from '#web/shell/PageHeader.tsx';
import { session } from '#web/stores/session.ts';

import { ChangePasswordForm } from './profile/ChangePasswordForm.tsx';
import { NoPasswordNotice } from './profile/NoPasswordNotice.tsx';

export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('menu.changePassword')} intro={user.hasPassword && t('changePassword.intro')} />
      {user.hasPassword ? <ChangePasswordForm email={user.email} /> : <NoPasswordNotice />}
    </>
  );
}
