import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { gatherPlaces } from './gatherPlaces.ts';
import { isDerived } from './isDerived.ts';
import type { KnownDocument } from './KnownDocument.ts';
import { leavesOf } from './leavesOf.ts';
import { standingLeaves } from './standingLeaves.ts';
import type { Unconfirmed } from './Unconfirmed.ts';

/**
 * What of a model's draft nobody has confirmed: all that a model writes.
 *
 * @param present the content into which only some fields were drafted; what people had written there stays theirs.
 */
export function unconfirmedInDraft(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  draft: ToolsetDocument,
  present: KnownDocument | null,
): Unconfirmed {
  const isLeftToPeople = notForModel(toolset);
  const written = present ? standingLeaves(present.document, writtenLeaves(present), draft) : new Set();
  const drafted = leavesOf(draft).filter((leaf) => !isLeftToPeople(leaf) && !written.has(leaf));
  return gatherPlaces(draft, new Set(drafted), isDerived(toolset));
}

function writtenLeaves({ document, unconfirmed }: KnownDocument): Set<string> {
  const drafted = new Set(leavesOf(document, unconfirmed));
  return new Set(leavesOf(document).filter((leaf) => !drafted.has(leaf)));
}
