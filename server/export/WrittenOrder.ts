import type { PreviewOrder } from '#server/sharing/preview/PreviewOrder.ts';

import type { ExportOrder } from './ExportOrder.ts';
import type { InvoiceOrder } from './invoice/InvoiceOrder.ts';

/** What the pool's processes write, told apart by its format. */
export type WrittenOrder = ExportOrder | InvoiceOrder | PreviewOrder;
