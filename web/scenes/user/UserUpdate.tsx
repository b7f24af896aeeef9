import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { LateBrandCard } from '#web/projects/brand/LateBrandCard.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { session } from '#web/stores/session.ts';

import { EmailCard } from './profile/EmailCard.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';

export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('menu.profile')} />
      <ProfileForm fullName={user.fullName} />
      <LateBrandCard />
      <EmailCard email={user.email} hasPassword={user.hasPassword} />
    </>
  );
}
