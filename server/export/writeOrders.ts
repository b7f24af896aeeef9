import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

import { writeExport } from './writeExport.ts';
import type { WrittenOrder } from './WrittenOrder.ts';

/** The first message: every toolset, in path order. Each later one is an order. */
export interface ExportSetup {
  definitions: readonly ToolsetDefinition[];
}
/** One answer for each order. */
export type ExportAnswer = { file: Uint8Array } | { fault: string };

// A process of its own: the libraries of the formats block, and one can abort. It is started with Node's permissions to
// read the program alone.
process.once('message', ({ definitions }: ExportSetup) => {
  process.on('message', (order: WrittenOrder) => {
    void write(order, definitions).then((answer) => process.send?.(answer));
  });
});
process.on('disconnect', () => process.exit());

async function write(order: WrittenOrder, definitions: ExportSetup['definitions']): Promise<ExportAnswer> {
  try {
    if (order.format === 'invoice') {
      const { writeInvoice } = await import('./invoice/writeInvoice.ts');
      return { file: await writeInvoice(order) };
    }
    if (order.format === 'preview') {
      const { writePreview } = await import('#server/sharing/preview/writePreview.ts');
      return { file: await writePreview(order, definitions) };
    }
    return { file: await writeExport(order, definitions) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
