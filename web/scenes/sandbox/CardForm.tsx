import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { SandboxCardEntry, SandboxPage } from '#engine/protocol/sandbox.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import type { useSubmission } from '#web/components/form/useSubmission.ts';
import { Notice } from '#web/components/Notice.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { formatPrice } from '#web/i18n/formats.ts';

import { findEntryFaults } from './findEntryFaults.ts';
import { formatCardNumber } from './formatCardNumber.ts';
import { formatExpiry } from './formatExpiry.ts';
import { FormattedField } from './FormattedField.tsx';

interface CardFormProps {
  page: SandboxPage;
  entry: SandboxCardEntry;
  onChange: (entry: SandboxCardEntry) => void;
  submission: Pick<ReturnType<typeof useSubmission>, 'form' | 'busy' | 'messages' | 'failure' | 'setMessages'>;
  /** Called with an entry in which no fault was found. */
  onPay: () => void;
  onCancel: () => void;
}

/** The form of a payment page. What was typed stays after a refusal. */
export function CardForm({ page, entry, onChange, submission, onPay, onCancel }: CardFormProps) {
  const { t } = useTranslation();
  const { form, busy, messages, failure, setMessages } = submission;
  const { price, refusal } = page;
  const change = (changed: Partial<SandboxCardEntry>) => onChange({ ...entry, ...changed });

  function send(event: FormEvent) {
    event.preventDefault();
    const faults = Object.entries(findEntryFaults(entry));
    if (faults.length === 0) return onPay();
    setMessages(Object.fromEntries(faults.map(([field, fault]) => [field, t(`sandbox.faults.${fault}`)])));
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
      <h2 className="text-lg font-bold">{t('sandbox.card')}</h2>
      {refusal && !busy && !failure && <Refusal refusal={refusal} />}
      <FormAlert failure={failure} />
      <TextField
        label={t('sandbox.name')}
        autoComplete="cc-name"
        value={entry.name}
        error={messages['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <FormattedField
        label={t('sandbox.number')}
        autoComplete="cc-number"
        format={formatCardNumber}
        value={entry.number}
        error={messages['number']}
        onChange={(number) => change({ number })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <FormattedField
          label={t('sandbox.expiry')}
          autoComplete="cc-exp"
          placeholder={t('sandbox.expiryFormat')}
          format={formatExpiry}
          value={entry.expiry}
          error={messages['expiry']}
          onChange={(expiry) => change({ expiry })}
        />
        <FormattedField
          label={t('sandbox.cvv')}
          autoComplete="cc-csc"
          format={(typed) => typed.replaceAll(/\D/g, '').slice(0, 3)}
          value={entry.cvv}
          error={messages['cvv']}
          onChange={(cvv) => change({ cvv })}
        />
      </div>
      <div className="mt-1 flex flex-col gap-2">
        <Button type="submit" look="strong" wide busy={busy}>
          {price ? t('sandbox.pay', { price: formatPrice(price) }) : t('sandbox.save')}
        </Button>
        <Button look="quiet" wide inactive={busy} onClick={onCancel}>
          {t('sandbox.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Refusal({ refusal }: { refusal: NonNullable<SandboxPage['refusal']> }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    // The button that was pressed is gone where the bank has asked.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice kind="error" live title={t(`sandbox.refused.${refusal}`)}>
        {t('sandbox.refused.wayOn')}
      </Notice>
    </div>
  );
}
