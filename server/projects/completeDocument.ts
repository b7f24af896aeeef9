import { applyComputed } from '#engine/computed/applyComputed.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { assignIds } from '#engine/validation/assignIds.ts';
import { createId } from '#server/database/createId.ts';

/** Completes a document for storage: adds missing item ids and the computed values. */
export function completeDocument(
  { manifest, schema }: Toolset,
  content: ToolsetDocument,
  figures?: Figures,
): ToolsetDocument {
  return applyComputed(
    assignIds(content, schema, () => createId().toLowerCase()),
    manifest,
    { figures },
  );
}
