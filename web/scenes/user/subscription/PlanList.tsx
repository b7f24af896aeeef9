import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Plan, Subscription } from '#engine/protocol/billing.ts';
import { subscribe } from '#web/api/billing.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { Card } from '#web/components/Card.tsx';
import { classNames } from '#web/components/classNames.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { formatPrice } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useLeaving } from '#web/scenes/user/billing/useLeaving.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { intervalOf } from './intervalOf.ts';
import { PlanCard } from './PlanCard.tsx';

interface PlanListProps {
  plans: readonly Plan[];
  subscription: Subscription | null;
}

/** The plans side by side. Whoever has one already is asked before another is begun. */
export function PlanList({ plans, subscription }: PlanListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asking, setAsking] = useState<Plan | null>(null);
  const [startingId, setStartingId] = useState<string | null>(null);
  const { isLeaving, leaveFor } = useLeaving();
  // Idempotency key, renewed with every payment page: retrying after a lost connection begins no second subscription.
  const attempt = useRef({ planId: '', key: '' });
  const current = subscription && subscription.status !== 'open' ? subscription : null;
  const currentName = current?.plan.title[language] ?? '';

  async function start({ id: planId }: Plan): Promise<void> {
    if (attempt.current.planId !== planId) attempt.current = { planId, key: newIdempotencyKey() };
    setStartingId(planId);
    try {
      const { paymentUrl } = await subscribe(planId, attempt.current.key);
      attempt.current = { planId: '', key: '' };
      if (paymentUrl) leaveFor(paymentUrl);
    } catch (error) {
      const again = plans.find(({ id }) => id === planId);
      reportFailure(error, {}, () => void (again && start(again)));
    }
    setStartingId(null);
  }

  return (
    <Card title={t('plans.title')}>
      <ul className={classNames('grid gap-4', plans.length % 3 === 0 ? 'wide:grid-cols-3' : 'desktop:grid-cols-2')}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === current?.plan.id}
            isChange={current !== null}
            busy={startingId === plan.id || isLeaving}
            onChoose={() => (current ? setAsking(plan) : void start(plan))}
          />
        ))}
      </ul>
      <p className="mt-5 text-sm leading-relaxed text-muted">{t('plans.text')}</p>
      {asking && (
        <ConfirmDialog
          title={t('plans.question', { title: asking.title[language] })}
          text={t(`plans.questionText.${intervalOf(asking.interval)}`, {
            current: currentName,
            price: formatPrice(asking.price),
          })}
          confirm={t('balance.toPayment')}
          onConfirm={() => start(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
