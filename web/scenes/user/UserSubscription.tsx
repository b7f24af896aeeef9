import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { PlanWarning } from '#web/components/PlanWarning.tsx';
import { WateringCanIllustration } from '#web/components/WateringCanIllustration.tsx';
import { balancePath } from '#web/paths.ts';
import { PageHeader } from '#web/shell/PageHeader.tsx';
import { billing, loadPlanAndCard, loadSubscriptionPage } from '#web/stores/billing.ts';
import { configuration } from '#web/stores/configuration.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { PaymentOutcome } from './billing/PaymentOutcome.tsx';
import { SandboxNotice } from './billing/SandboxNotice.tsx';
import { CardOutcome } from './subscription/CardOutcome.tsx';
import { CurrentPlan } from './subscription/CurrentPlan.tsx';
import { PastDueNotice } from './subscription/PastDueNotice.tsx';
import { PlanList } from './subscription/PlanList.tsx';
import { SavedCard } from './subscription/SavedCard.tsx';
import { SubscriptionSkeleton } from './subscription/SubscriptionSkeleton.tsx';

/** The plan one has, all plans, and the card that pays for them. */
export function Component() {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  if (current?.payments === 'none')
    return (
      <>
        <PageHeader title={t('menu.subscription')} />
        <EmptyState
          illustration={<WateringCanIllustration />}
          title={t('subscription.noBilling')}
          text={t('subscription.noBillingText')}
          action={<ButtonLink to={balancePath}>{t('menu.usage')}</ButtonLink>}
        />
      </>
    );
  return <SubscriptionPage />;
}

function SubscriptionPage() {
  const { t } = useTranslation();
  const { plans, subscription, card } = useSnapshot(billing);
  const { loaded, reload } = useLoaded(loadSubscriptionPage);
  const isLoaded = plans !== null && subscription !== undefined && card !== undefined;
  if (!isLoaded && (loaded.phase === 'failed' || loaded.phase === 'missing'))
    return <FailureView error={'error' in loaded && loaded.error} onTryAgain={() => void reload()} />;
  return (
    <>
      <PageHeader
        title={t('menu.subscription')}
        intro={
          <>
            {t('subscription.intro')}{' '}
            <Link to={balancePath} className="font-semibold text-primary underline-offset-4 hover:underline">
              {t('subscription.toInvoices')}
            </Link>
          </>
        }
      />
      <SandboxNotice />
      <PaymentOutcome onSettled={refresh} />
      <CardOutcome />
      {!isLoaded ? (
        <SubscriptionSkeleton />
      ) : (
        <>
          {subscription?.status === 'past-due' && <PastDueNotice subscription={subscription} hasCard={card !== null} />}
          <PlanWarning />
          {subscription ? (
            <CurrentPlan subscription={subscription} />
          ) : (
            <EmptyState
              illustration={<WateringCanIllustration />}
              title={t('subscription.none')}
              text={t('subscription.text')}
            />
          )}
          {plans.plans.length > 0 && <PlanList plans={plans.plans} subscription={subscription} />}
          <SavedCard card={card} subscription={subscription} />
        </>
      )}
    </>
  );
}

/** After a payment has come in. */
function refresh(): void {
  loadPlanAndCard().catch((error: unknown) => reportFailure(error));
}
