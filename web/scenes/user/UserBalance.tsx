import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { FailureView } from '#web/components/FailureView.tsx';
import { GuideLink } from '#web/components/GuideLink.tsx';
import { PlanWarning } from '#web/components/PlanWarning.tsx';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { billing, loadBalancePage } from '#web/stores/billing.ts';
import { configuration, loadBalance } from '#web/stores/configuration.ts';
import { loadMovements, movements } from '#web/stores/movements.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { BuyTokens } from './balance/BuyTokens.tsx';
import { CurrentBalance } from './balance/CurrentBalance.tsx';
import { Movements } from './balance/Movements.tsx';
import { PaymentHistory } from './balance/PaymentHistory.tsx';
import { Usage } from './balance/Usage.tsx';
import { BalanceSkeleton } from './BalanceSkeleton.tsx';
import { PaymentOutcome } from './billing/PaymentOutcome.tsx';
import { SandboxNotice } from './billing/SandboxNotice.tsx';

/** The token balance, more tokens, payments and movements; of an installation without billing, what was used. */
export function Component() {
  const { t } = useTranslation();
  const { balance, current } = useSnapshot(configuration);
  const { plans, invoiceDetails } = useSnapshot(billing);
  const sells = current?.payments !== 'none';
  const { loaded, reload } = useLoaded(useCallback(() => loadBalancePage(sells), [sells]));
  const isLoaded = balance !== null && (!sells || (plans !== null && invoiceDetails !== undefined));
  if (!isLoaded && (loaded.phase === 'failed' || loaded.phase === 'missing'))
    return <FailureView error={'error' in loaded && loaded.error} onTryAgain={() => void reload()} />;
  return (
    <>
      <PageHeader
        title={t(sells ? 'menu.balance' : 'menu.usage')}
        intro={
          <>
            {t(sells ? 'balance.intro' : 'usage.intro')}{' '}
            <GuideLink article="tokens">{t('help.howTokensWork')}</GuideLink>
          </>
        }
      />
      <SandboxNotice />
      <PaymentOutcome onSettled={refresh} />
      {!isLoaded ? (
        <BalanceSkeleton />
      ) : (
        <>
          <PlanWarning here="balance" />
          {sells ? <CurrentBalance tokens={balance.balance} /> : <Usage balance={balance} />}
          {plans && plans.packages.length > 0 && <BuyTokens packages={plans.packages} />}
          {sells && <PaymentHistory payments={balance.payments} />}
          <Movements sells={sells} />
        </>
      )}
    </>
  );
}

/** After a payment has come in. */
function refresh(): void {
  loadBalance().catch((error: unknown) => reportFailure(error));
  void loadMovements(movements.filter);
}
