import { useTranslation } from 'react-i18next';

import { TextArea } from '#web/components/TextArea.tsx';
import { TextField } from '#web/components/TextField.tsx';
import type { TypedDetails } from '#web/stores/billing.ts';

import type { InvoiceForm } from './useInvoiceForm.ts';

/** To whom invoices are made out. */
export function InvoiceFields({ details }: { details: InvoiceForm }) {
  const { t } = useTranslation();
  const bound = (field: keyof TypedDetails) => ({
    label: t(`invoice.${field}`),
    value: details.typed[field],
    error: details.messageOf(field),
    onChange: ({ target }: { target: { value: string } }) => details.change(field, target.value),
    onBlur: () => details.leave(field),
  });
  return (
    <div className="flex flex-col gap-5">
      <TextField {...bound('name')} autoComplete="organization" maxLength={200} />
      <TextArea {...bound('address')} autoComplete="street-address" rows={3} maxLength={500} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...bound('taxNumber')} help={t('invoice.taxNumberHelp')} autoComplete="off" maxLength={40} />
        <TextField
          {...bound('nationalId')}
          help={t('invoice.nationalIdHelp')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={40}
        />
      </div>
      <TextField
        {...bound('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={60}
        className="sm:max-w-[calc(50%-0.625rem)]"
      />
    </div>
  );
}
