import type { Toolset } from '#engine/contract/Toolset.ts';

import type { ConfirmedDocument } from './ConfirmedDocument.ts';
import type { ChangedConfirmations } from './confirmPlaces.ts';
import { gatherPlaces } from './gatherPlaces.ts';
import { isDerived } from './isDerived.ts';
import { keepConfirmations } from './keepConfirmations.ts';
import { leavesOf } from './leavesOf.ts';

/**
 * Takes confirmations back at and within some places, whoever gave them. Only what was confirmed as it was drafted is
 * unconfirmed again, never what people have written.
 *
 * @param pointers JSON pointers; "" is the whole document
 */
export function unconfirmPlaces(
  toolset: Pick<Toolset, 'manifest' | 'schema'>,
  { document, unconfirmed, confirmed }: ConfirmedDocument,
  pointers: readonly string[],
): ChangedConfirmations {
  const derived = isDerived(toolset);
  const wanted = new Set(leavesOf(document, pointers));
  const given = leavesOf(
    document,
    confirmed.flatMap((confirmation) => confirmation.pointers),
  );
  const chosen = new Set(given.filter((leaf) => wanted.has(leaf)));
  const changed = gatherPlaces(document, chosen, derived);
  if (changed.length === 0) return { unconfirmed, confirmed, changed };
  const open = new Set(leavesOf(document, [...unconfirmed, ...changed]));
  return {
    unconfirmed: gatherPlaces(document, open, derived),
    confirmed: keepConfirmations(confirmed, ({ pointers: places }) => {
      const left = leavesOf(document, places).filter((leaf) => !chosen.has(leaf));
      return gatherPlaces(document, new Set(left), derived);
    }),
    changed,
  };
}
