import { hasBlank } from '#engine/blanks/hasBlank.ts';
import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { oneLine } from './findGist.ts';

/** What a toolset says should follow. */
export interface Proposal {
  toolset: string;
  /** Of the choice. */
  pointer: string;
  choice: string;
  reason: string;
}

const longest = 480;

/** What a document proposes, and the first sentences of why; null where either is missing. */
export function findProposal(
  { id, proposes }: Pick<ToolsetManifest, 'id' | 'proposes'>,
  document: ToolsetDocument,
): Proposal | null {
  if (!proposes) return null;
  const [choice, reason] = [getAt(document, proposes.choice), getAt(document, proposes.reason)];
  if (typeof choice !== 'string' || choice === '' || typeof reason !== 'string') return null;
  if (reason.trim() === '' || hasBlank(reason)) return null;
  return { toolset: id, pointer: proposes.choice, choice, reason: oneLine(reason, longest) };
}
