import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { formatLongDate, formatNumber } from '#web/i18n/formats.ts';
import { turkishPossessive } from '#web/i18n/turkishPossessive.ts';
import { balancePath } from '#web/paths.ts';
import { configuration } from '#web/stores/configuration.ts';

import { ButtonLink } from './ButtonLink.tsx';
import { BuyTokensLink } from './BuyTokensLink.tsx';
import { Notice } from './Notice.tsx';
import { planWarningOf } from './planWarningOf.ts';
import { StateMark } from './StateMark.tsx';

interface PlanWarningProps {
  /** The page that is open has what the way on would lead to. */
  here?: 'balance';
  /** A line below something, in place of a notice. */
  compact?: boolean;
}

/** Says when a plan's tokens run out, how many are left and when there are new ones. */
export function PlanWarning({ here, compact = false }: PlanWarningProps) {
  const { t } = useTranslation();
  const { balance } = useSnapshot(configuration);
  const subscription = balance?.subscription;
  const warning = planWarningOf(subscription);
  if (!balance || !subscription || !warning) return null;
  const { level, left, granted } = warning;
  const title = t(level === 0 ? 'planWarning.usedUp' : 'planWarning.low', { level, ending: turkishPossessive(level) });
  const facts = {
    count: left,
    left: formatNumber(left),
    granted: formatNumber(granted),
    date: subscription.renewsAt && formatLongDate(subscription.renewsAt),
    balance: formatNumber(balance.balance),
  };
  const text = [
    level > 0 && t('planWarning.left', facts),
    subscription.renewsAt && subscription.status === 'active' && t('planWarning.renews', facts),
    balance.balance > left && t('planWarning.balance', facts),
  ].filter(Boolean);
  if (compact)
    return (
      <p className="flex items-baseline gap-2 text-sm leading-relaxed text-tertiary">
        <StateMark state="stale" size={10} />
        <span>
          {title} {text.join(' ')} <BuyTokensLink />
        </span>
      </p>
    );
  return (
    <Notice
      kind="advice"
      icon={<StateMark state="stale" size={16} />}
      title={title}
      actions={
        here !== 'balance' && (
          <ButtonLink size="small" to={balancePath}>
            {t('toolset.buyTokens')}
          </ButtonLink>
        )
      }
    >
      {text.join(' ')}
    </Notice>
  );
}
