import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

import { composeDocument } from './composeDocument.ts';
import type { ExportOrder } from './ExportOrder.ts';
import { formats } from './formats/formats.ts';

/** Writes what was ordered. `definitions` are all toolsets, in path order. */
export async function writeExport(order: ExportOrder, definitions: readonly ToolsetDefinition[]): Promise<Uint8Array> {
  const write = await formats[order.format].load();
  return write(composeDocument(order, definitions));
}
