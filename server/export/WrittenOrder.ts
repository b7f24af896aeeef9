import type { ExportOrder } from './ExportOrder.ts';
import type { InvoiceOrder } from './invoice/InvoiceOrder.ts';

/** What the pool's processes write, told apart by its format. */
export type WrittenOrder = ExportOrder | InvoiceOrder;
