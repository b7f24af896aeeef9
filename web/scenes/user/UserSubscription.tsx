import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { WateringCanIllustration } from '../../components/WateringCanIllustration.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('menu.subscription')} />
      <EmptyState
        illustration={<WateringCanIllustration />}
        title={t('subscription.none')}
        text={t('subscription.text')}
        action={<ButtonLink to="/user/balance">{t('menu.balance')}</ButtonLink>}
      />
    </>
  );
}
