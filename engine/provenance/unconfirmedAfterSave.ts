import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { gatherPlaces } from './gatherPlaces.ts';
import { isDerived } from './isDerived.ts';
import { isSameInSubstance } from './isSameInSubstance.ts';
import type { KnownDocument } from './KnownDocument.ts';
import { leavesOf } from './leavesOf.ts';
import { standingLeaves } from './standingLeaves.ts';
import type { Unconfirmed } from './Unconfirmed.ts';

/**
 * What of a document nobody has confirmed once a person has saved it: whatever stands as it did, unconfirmed, in one of
 * the contents that the person had before them, the draft or what was saved. A value that was changed in
 * substance, if only once, is the person's from then on; a comma confirms nothing.
 */
export function unconfirmedAfterSave(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  contents: readonly KnownDocument[],
  saved: ToolsetDocument,
): Unconfirmed {
  const standing = contents.flatMap(({ document, unconfirmed }) => [
    ...standingLeaves(document, new Set(leavesOf(document, unconfirmed)), saved, isSameInSubstance),
  ]);
  if (standing.length === 0) return [];
  return gatherPlaces(saved, new Set(standing), isDerived(toolset));
}
