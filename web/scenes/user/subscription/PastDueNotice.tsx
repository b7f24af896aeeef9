import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';

import type { Subscription } from '#engine/protocol/billing.ts';
import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { formatLongDate } from '#web/i18n/formats.ts';

import { useCardSetup } from './useCardSetup.ts';

/** That a renewal could not be paid, when it is tried again, and what to do. */
export function PastDueNotice({
  subscription: { retriesAt },
  hasCard,
}: {
  subscription: Subscription;
  hasCard: boolean;
}) {
  const { t } = useTranslation();
  const { busy, setUp } = useCardSetup();
  return (
    <Notice
      kind="error"
      icon={<CircleAlert aria-hidden size={20} />}
      title={t('subscription.pastDue')}
      actions={
        <Button size="small" busy={busy} onClick={() => void setUp()}>
          {t(hasCard ? 'card.change' : 'card.add')}
        </Button>
      }
    >
      {retriesAt && t('subscription.pastDueRetry', { date: formatLongDate(retriesAt) })}{' '}
      {t(hasCard ? 'subscription.pastDueText' : 'subscription.pastDueNoCard')}
    </Notice>
  );
}
