import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Confirmation } from './Confirmation.ts';
import { gatherPlaces } from './gatherPlaces.ts';
import { isDerived } from './isDerived.ts';
import { isSameInSubstance } from './isSameInSubstance.ts';
import { keepConfirmations } from './keepConfirmations.ts';
import { leavesOf } from './leavesOf.ts';
import { standingLeaves } from './standingLeaves.ts';
import type { Unconfirmed } from './Unconfirmed.ts';

/**
 * What is left of confirmations once a person has saved: what was changed in substance is the person's own from then
 * on, and what a draft has brought anew waits to be confirmed.
 *
 * @param unconfirmed of what was saved
 */
export function confirmedAfterSave(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  { document, confirmed }: { document: ToolsetDocument; confirmed: readonly Confirmation[] },
  { saved, unconfirmed }: { saved: ToolsetDocument; unconfirmed: Unconfirmed },
): Confirmation[] {
  const open = new Set(leavesOf(saved, unconfirmed));
  return keepConfirmations(confirmed, ({ pointers }) => {
    const standing = standingLeaves(document, new Set(leavesOf(document, pointers)), saved, isSameInSubstance);
    return gatherPlaces(saved, new Set([...standing].filter((leaf) => !open.has(leaf))), isDerived(toolset));
  });
}
