import type { Toolset } from '#engine/contract/Toolset.ts';
import { languages, type Language } from '#engine/languages/languages.ts';
import type { ExportFormat } from '#engine/protocol/exportFormats.ts';
import type { ExportOrder } from '#server/export/ExportOrder.ts';

import { sampleOrder } from './sampleOrder.ts';

/** An order for a project that people wrote in one language, in the other. */
export function foreignSample(
  toolsets: readonly Toolset[],
  format: ExportFormat,
  written: Language,
  chosen: string[],
): ExportOrder {
  const order = sampleOrder(toolsets, format, { language: written });
  return { ...order, chosen, language: languages.find((language) => language !== written)! };
}
