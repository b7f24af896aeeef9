import type { Toolset } from '#engine/contract/Toolset.ts';

import type { Confirmation } from './Confirmation.ts';
import type { ConfirmedDocument } from './ConfirmedDocument.ts';
import { gatherPlaces } from './gatherPlaces.ts';
import { isDerived } from './isDerived.ts';
import { leavesOf } from './leavesOf.ts';
import type { Unconfirmed } from './Unconfirmed.ts';

/** What a gesture leaves of a document's provenance. */
export interface ChangedConfirmations {
  unconfirmed: Unconfirmed;
  confirmed: readonly Confirmation[];
  /** The places that are confirmed by it, or unconfirmed again: the fewest that cover them. */
  changed: readonly string[];
}

/**
 * Confirms what stands at and within some places of a document. What people have written, or somebody has confirmed
 * before, stays as it is.
 *
 * @param pointers JSON pointers; "" is the whole document
 */
export function confirmPlaces(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  { document, unconfirmed, confirmed }: ConfirmedDocument,
  pointers: readonly string[],
  { by, at }: Pick<Confirmation, 'by' | 'at'>,
): ChangedConfirmations {
  const derived = isDerived(toolset);
  const wanted = new Set(leavesOf(document, pointers));
  const open = leavesOf(document, unconfirmed);
  const chosen = new Set(open.filter((leaf) => wanted.has(leaf)));
  const changed = gatherPlaces(document, chosen, derived);
  if (changed.length === 0) return { unconfirmed, confirmed, changed };
  const left = new Set(open.filter((leaf) => !chosen.has(leaf)));
  const own = confirmed.find((confirmation) => confirmation.by === by)?.pointers ?? [];
  const all = new Set(leavesOf(document, [...own, ...changed]));
  return {
    unconfirmed: gatherPlaces(document, left, derived),
    confirmed: [
      ...confirmed.filter((confirmation) => confirmation.by !== by),
      { by, at, pointers: gatherPlaces(document, all, derived) },
    ],
    changed,
  };
}
