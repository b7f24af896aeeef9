import { useTranslation } from 'react-i18next';

import type { SandboxPage } from '#engine/protocol/sandbox.ts';
import { formatMoment, formatPrice } from '#web/i18n/formats.ts';

/** What is bought, and for how much. */
export function OrderSummary({ title, price, keepsCard, expiresAt }: SandboxPage) {
  const { t } = useTranslation();
  return (
    <div>
      {price && <p className="text-sm font-semibold text-muted">{t('sandbox.order')}</p>}
      <h1 tabIndex={-1} className="mt-1 text-2xl font-bold wrap-anywhere outline-none">
        {title ?? t('sandbox.storeCard')}
      </h1>
      {price && <p className="mt-2 text-4xl font-bold tracking-tight tabular-nums">{formatPrice(price)}</p>}
      {keepsCard && <p className="mt-4 leading-relaxed text-muted">{t('sandbox.kept')}</p>}
      <p className="mt-4 text-sm text-muted">
        {t(price ? 'sandbox.openUntil' : 'sandbox.openUntilSetup', { time: formatMoment(expiresAt) })}
      </p>
    </div>
  );
}
