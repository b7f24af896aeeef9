import type { ReferenceItem } from '#engine/references/referenceItems.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { EvidenceToolset } from './Evidence.ts';
import { findClaims } from './findClaims.ts';

/** The claims of a document as what a field can refer to. */
export function claimReferences(toolset: EvidenceToolset, content: ToolsetDocument | null): ReferenceItem[] {
  return findClaims(toolset, content).map(({ id, text }) => ({ id, label: text }));
}
