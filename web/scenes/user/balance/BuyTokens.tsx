import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { TokenPackage } from '#engine/protocol/billing.ts';
import { startPayment } from '#web/api/billing.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { formatPrice } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useLeaving } from '#web/scenes/user/billing/useLeaving.ts';
import { storeInvoiceDetails } from '#web/stores/billing.ts';
import { configuration } from '#web/stores/configuration.ts';
import { showToast } from '#web/stores/toasts.ts';

import { InvoiceFields } from './InvoiceFields.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import { useInvoiceForm } from './useInvoiceForm.ts';

/** A package, to whom its invoice is made out, and the way to the payment page. */
export function BuyTokens({ packages }: { packages: readonly TokenPackage[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosenId, setChosenId] = useState(packages[0]?.id ?? '');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const details = useInvoiceForm(messages);
  const { isLeaving, leaveFor } = useLeaving();
  const { current } = useSnapshot(configuration);
  // Idempotency key, renewed with every payment page: retrying after a lost connection starts no second payment.
  const attempt = useRef({ packageId: '', key: '' });
  const chosen = packages.find(({ id }) => id === chosenId) ?? packages[0];
  if (!chosen) return null;

  function findFaults(): boolean {
    const faults = details.check();
    if (Object.keys(faults).length === 0) return false;
    setMessages(faults);
    return true;
  }

  function pay(event: FormEvent) {
    event.preventDefault();
    const saves = !details.isEmpty && details.isChanged;
    if (saves && findFaults()) return;
    const packageId = chosen!.id;
    if (attempt.current.packageId !== packageId) attempt.current = { packageId, key: newIdempotencyKey() };
    void submit(async () => {
      if (saves) await storeInvoiceDetails(details.body());
      const { paymentUrl } = await startPayment(packageId, attempt.current.key);
      attempt.current = { packageId: '', key: '' };
      if (paymentUrl) leaveFor(paymentUrl);
    });
  }

  function save() {
    if (findFaults()) return;
    void submit(async () => {
      await storeInvoiceDetails(details.body());
      showToast('success', t('invoice.saved'));
    });
  }

  return (
    <Card title={t('balance.buy')}>
      <form ref={form} noValidate onSubmit={pay} className="flex flex-col gap-8">
        <PackageChoice packages={packages} chosen={chosen.id} onChoose={setChosenId} />
        <div className="grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_18rem]">
          <section aria-labelledby="invoice-details" className="flex min-w-0 flex-col gap-5">
            <div>
              <h3 id="invoice-details" tabIndex={-1} className="font-semibold outline-none">
                {t('invoice.title')}
              </h3>
              <p className="mt-1 max-w-prose text-sm leading-relaxed text-muted">{t('invoice.purpose')}</p>
            </div>
            <InvoiceFields details={details} />
            <Button size="small" className="self-start" inactive={!details.isChanged} onClick={save}>
              {t('invoice.save')}
            </Button>
          </section>
          <div className="flex flex-col gap-4 rounded-2xl border border-outline p-5">
            <FormAlert failure={failure} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-base">{chosen.title[language]}</span>
              <strong className="text-xl tabular-nums">{formatPrice(chosen.price)}</strong>
            </p>
            <Button type="submit" look="strong" wide busy={busy || isLeaving}>
              {t('balance.toPayment')}
            </Button>
            <p className="text-sm leading-relaxed text-muted">
              {t(current?.payments === 'sandbox' ? 'billing.cardAtSandbox' : 'billing.cardAtProvider')}
            </p>
          </div>
        </div>
      </form>
    </Card>
  );
}
