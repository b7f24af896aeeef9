import { typeset } from '#server/export/formats/pdf/typeset.ts';

import { composeInvoice } from './composeInvoice.ts';
import type { InvoiceOrder } from './InvoiceOrder.ts';

/** Typesets an invoice as an accessible PDF. */
export async function writeInvoice(order: InvoiceOrder): Promise<Uint8Array> {
  return typeset({ main: 'invoice.typ', data: composeInvoice(order) }).pdf;
}
