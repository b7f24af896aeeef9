import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ref, useSnapshot } from 'valtio';

import type { InvoiceDetails } from '#engine/protocol/invoice.ts';
import { billing, type TypedDetails } from '#web/stores/billing.ts';

import { faultOfField, type InvoiceFault, invoiceFaults, isEmptyForm } from './invoiceFaults.ts';

type Field = keyof TypedDetails;

const empty: TypedDetails = { name: '', address: '', taxNumber: '', nationalId: '', phone: '' };
const shown = (details: InvoiceDetails | null | undefined): TypedDetails => ({ ...empty, ...details });

/**
 * The details for invoices as they are typed, which stay while one looks at other pages, and their faults.
 *
 * @param sent faults found when they were sent, each until its field is mended or left
 */
export function useInvoiceForm(sent: Record<string, string>) {
  const { t } = useTranslation();
  const { invoiceDetails, typedDetails } = useSnapshot(billing);
  const typed = typedDetails ?? shown(invoiceDetails);
  // Of fields that have been left since the details were sent; null: nothing is wrong.
  const [left, setLeft] = useState<Partial<Record<Field, InvoiceFault | null>>>({});
  const say = (fault: InvoiceFault) => t(fault === 'required' ? 'validation.required' : `invoice.fault.${fault}`);
  const messageOf = (field: Field) => {
    const fault = left[field];
    return fault === undefined ? sent[field] : fault === null ? undefined : say(fault);
  };
  return {
    typed,
    isEmpty: isEmptyForm(typed),
    isChanged: typedDetails !== null,
    messageOf,
    change: (field: Field, text: string) => {
      const next = { ...typed, [field]: text };
      billing.typedDetails = ref<TypedDetails>(next);
      // A fault goes as soon as it is mended, and comes only when the field is left.
      if (messageOf(field)) setLeft({ ...left, [field]: faultOfField(field, next) });
    },
    leave: (field: Field) => setLeft({ ...left, [field]: faultOfField(field, typed) }),
    /** What is wrong with them as a whole, before they are sent. */
    check: () => {
      setLeft({});
      return Object.fromEntries(Object.entries(invoiceFaults(typed)).map(([field, fault]) => [field, say(fault)]));
    },
    body: (): InvoiceDetails => ({
      name: typed.name.trim(),
      address: typed.address.trim(),
      ...(typed.taxNumber.trim() && { taxNumber: typed.taxNumber.trim() }),
      ...(typed.nationalId.trim() && { nationalId: typed.nationalId.trim() }),
      phone: typed.phone.trim(),
    }),
  };
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;
