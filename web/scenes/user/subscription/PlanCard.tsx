import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Plan } from '#engine/protocol/billing.ts';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';
import { formatNumber, formatPrice } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { perHundred } from '#web/scenes/user/billing/perHundred.ts';
import { StatusChip } from '#web/scenes/user/billing/StatusChip.tsx';
import { useWorth } from '#web/scenes/user/billing/useWorth.ts';

import { intervalOf } from './intervalOf.ts';

interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
  /** There is another one, which would end. */
  isChange: boolean;
  busy: boolean;
  onChoose: () => void;
}

/** A plan: what it costs, what it brings, and the way to it. */
export function PlanCard({ plan, isCurrent, isChange, busy, onChoose }: PlanCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const worth = useWorth();
  const id = useId();
  const { title, price, tokens, interval } = plan;
  const span = intervalOf(interval);
  const name = title[language] ?? '';
  return (
    <li
      aria-labelledby={id}
      className={classNames(
        'flex flex-col gap-4 rounded-2xl border-2 p-5',
        isCurrent ? 'border-primary' : 'not-dark:tonal-of-ground border-transparent bg-field',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-lg font-semibold">
          {name}
        </h3>
        {isCurrent && <StatusChip state="done" text={t('plans.current')} />}
      </div>
      <p>
        <span className="text-2xl font-semibold tabular-nums">{formatPrice(price)}</span>{' '}
        <span className="text-sm text-muted">{t(`plans.per.${span}`)}</span>
      </p>
      <ul className="flex flex-1 flex-col gap-1 text-sm leading-relaxed text-muted">
        <li className="text-text">{t(`plans.tokens.${span}`, { count: tokens, amount: formatNumber(tokens) })}</li>
        <li>{worth(tokens)}</li>
        <li>{t('billing.perHundred', { price: formatPrice(perHundred(price, tokens)) })}</li>
        <li>{t(`plans.ends.${span}`)}</li>
      </ul>
      {!isCurrent && (
        <Button
          wide
          busy={busy}
          aria-label={t('plans.actionOf', { action: t(isChange ? 'plans.change' : 'plans.subscribe'), title: name })}
          onClick={onChoose}
        >
          {t(isChange ? 'plans.change' : 'plans.subscribe')}
        </Button>
      )}
    </li>
  );
}
