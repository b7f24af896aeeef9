import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { formatDate } from '../../i18n/formats.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ThemeToggle } from '../../shell/ThemeToggle.tsx';
import { UserMenu } from '../../shell/UserMenu.tsx';
import { session } from '../../stores/session.ts';

/** One's account at a glance; on a phone also the way to everything about it. */
export function Component() {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('userHome.title')} />
      <Card title={t('userHome.account')}>
        <dl className="grid gap-x-8 gap-y-4 text-[15px] sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{t('account.fullName')}</dt>
          <dd className="font-semibold wrap-anywhere">{user.fullName}</dd>
          <dt className="text-muted">{t('account.email')}</dt>
          <dd className="font-semibold wrap-anywhere">{user.email}</dd>
          <dt className="text-muted">{t('userHome.since')}</dt>
          <dd className="font-semibold">{formatDate(user.createdAt)}</dd>
        </dl>
        <ButtonLink to="/user/update" className="mt-6">
          {t('userHome.edit')}
        </ButtonLink>
      </Card>
      <Card title={t('userHome.display')}>
        <div className="-mx-4">
          <ThemeToggle />
        </div>
      </Card>
      <div className="desktop:hidden">
        <UserMenu />
      </div>
    </>
  );
}
