import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { Card } from '#web/components/Card.tsx';
import { formatDate } from '#web/i18n/formats.ts';
import { changePasswordPath, logoutPath, profilePath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { ThemeToggle } from '#web/shell/ThemeToggle.tsx';
import { session } from '#web/stores/session.ts';

import { AccountData } from './settings/AccountData.tsx';
import { Devices } from './settings/Devices.tsx';
import { DeviceThemeToggle } from './settings/DeviceThemeToggle.tsx';
import { FirstStepsToggle } from './settings/FirstStepsToggle.tsx';
import { SavesByItselfToggle } from './settings/SavesByItselfToggle.tsx';

/** Overview of the account: its data, display settings, signed-in devices, export and deletion. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('userHome.title')} />
      <Card title={t('userHome.account')}>
        <dl className="grid gap-x-8 text-base sm:grid-cols-[auto_1fr] sm:gap-y-4">
          <dt className="text-muted">{t('account.fullName')}</dt>
          <dd className="font-semibold wrap-anywhere max-sm:mb-3">{user.fullName}</dd>
          <dt className="text-muted">{t('account.email')}</dt>
          <dd className="font-semibold wrap-anywhere max-sm:mb-3">{user.email}</dd>
          <dt className="text-muted">{t('userHome.since')}</dt>
          <dd className="font-semibold">{formatDate(user.createdAt)}</dd>
        </dl>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={profilePath}>{t('userHome.edit')}</ButtonLink>
          <ButtonLink to={changePasswordPath}>{t('menu.changePassword')}</ButtonLink>
          <ButtonLink to={logoutPath} look="quiet">
            {t('menu.logout')}
          </ButtonLink>
        </div>
      </Card>
      <Card title={t('userHome.display')}>
        <div className="-mx-4 flex max-w-sm flex-col">
          <ThemeToggle />
          <DeviceThemeToggle />
          <FirstStepsToggle />
        </div>
      </Card>
      <Card title={t('savesByItself.title')}>
        <div className="-mx-4 flex max-w-md flex-col">
          <SavesByItselfToggle />
        </div>
      </Card>
      <Devices />
      <AccountData />
    </>
  );
}
