import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Card } from '#web/components/Card.tsx';
import { formatNumber } from '#web/i18n/formats.ts';
import { useWorth } from '#web/scenes/user/billing/useWorth.ts';
import { configuration } from '#web/stores/configuration.ts';

/** The tokens one has, and what they are good for. */
export function CurrentBalance({ tokens }: { tokens: number }) {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  const worth = useWorth();
  const isFree = current?.model.kind === 'built-in';
  return (
    <Card title={t('balance.current')}>
      <p className="text-4xl font-bold tracking-tight tabular-nums">
        {t('balance.tokens', { count: tokens, amount: formatNumber(tokens) })}
      </p>
      <p className="mt-1.5 text-base text-muted">
        <span>{worth(tokens)}</span>
        {isFree && <span className="block">{t('balance.free')}</span>}
      </p>
    </Card>
  );
}
