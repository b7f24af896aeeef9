import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { applyComputed } from '#engine/validation/applyComputed.ts';
import { assignIds } from '#engine/validation/assignIds.ts';

import { createId } from '../database/createId.ts';

/** A document as it is kept: every item has its id, and what is computed is. */
export function completeDocument({ manifest, schema }: Toolset, content: ToolsetDocument): ToolsetDocument {
  return applyComputed(
    assignIds(content, schema, () => createId().toLowerCase()),
    manifest.computed,
  );
}
