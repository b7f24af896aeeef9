import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';

/** A password is changed with a code sent to one's own address. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('menu.changePassword')} />
      <Card title={t('changePassword.byCode')}>
        <p className="mb-6 max-w-prose leading-relaxed text-muted">{t('changePassword.text')}</p>
        <ButtonLink to="/password-reset">{t('changePassword.begin')}</ButtonLink>
      </Card>
    </>
  );
}
