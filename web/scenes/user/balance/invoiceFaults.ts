import { isNationalId } from '#engine/protocol/isNationalId.ts';
import { isTaxNumber } from '#engine/protocol/isTaxNumber.ts';
import type { TypedDetails } from '#web/stores/billing.ts';

export type InvoiceFault = 'required' | 'taxNumber' | 'nationalId' | 'either' | 'phone';

/** As the server reads numbers: without blanks, dots and hyphens. */
const compact = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

const isPhone = (text: string) => /^\+?[\d\s().-]{7,29}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;

/** What is wrong with one field when it is left; null: nothing, or it is empty. */
export function faultOfField(field: keyof TypedDetails, typed: TypedDetails): InvoiceFault | null {
  const text = typed[field].trim();
  if (text === '') return null;
  if (field === 'taxNumber' && !isTaxNumber(compact(text))) return 'taxNumber';
  if (field === 'nationalId' && !isNationalId(compact(text))) return 'nationalId';
  if (field === 'phone' && !isPhone(text)) return 'phone';
  return null;
}

/** What is wrong with all of them when they are sent. */
export function invoiceFaults(typed: TypedDetails): Partial<Record<keyof TypedDetails, InvoiceFault>> {
  const faults: Partial<Record<keyof TypedDetails, InvoiceFault>> = {};
  for (const field of ['name', 'address', 'taxNumber', 'nationalId', 'phone'] as const) {
    const isNumber = field === 'taxNumber' || field === 'nationalId';
    const fault = !isNumber && typed[field].trim() === '' ? 'required' : faultOfField(field, typed);
    if (fault) faults[field] = fault;
  }
  if (!typed.taxNumber.trim() && !typed.nationalId.trim()) faults.taxNumber = 'either';
  return faults;
}

export const isEmptyForm = (typed: TypedDetails) => Object.values(typed).every((text) => text.trim() === '');
