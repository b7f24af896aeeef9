import { applyComputed } from '#engine/computed/applyComputed.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { takeChanges } from '#engine/difference/takeChanges.ts';
import { isSameItem, pairByOrigin } from '#engine/merge/matchItems.ts';
import { equalJson } from '#engine/schema/equalJson.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Clash, Clashes } from './findClashes.ts';

/**
 * The document with everything that nobody disputes, and the chosen side of each clash. Items stand in the order of the
 * side that was chosen for their list; the others beside their neighbours.
 *
 * @param isTheirs whether theirs is chosen for a clash of `findClashes`; else it is mine.
 * @param figures what other toolsets say, for the values that follow from them.
 */
export function resolveClashes(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  { mine, theirs, all }: Clashes,
  isTheirs: (clash: Clash) => boolean,
  figures: Figures = {},
): ToolsetDocument {
  if (!all.some(isTheirs)) return mine;
  if (all.every(isTheirs)) return theirs;
  const taken = takeChanges(definition, { before: mine, after: theirs }, isTheirs, pairByOrigin);
  const sorted = all
    .filter(({ kind }) => kind === 'moved')
    .reduce((document, clash) => sortList(document, clash, { mine, theirs }, isTheirs(clash)), taken);
  return applyComputed(sorted, definition.manifest, { previous: theirs, figures });
}

function sortList(
  document: ToolsetDocument,
  { pointer, before, after }: Clash,
  { theirs }: Omit<Clashes, 'all'>,
  likeTheirs: boolean,
): ToolsetDocument {
  const place = toItemPointer(theirs, pointer);
  const list = place === null ? null : fromItemPointer(document, place);
  const items = list === null ? undefined : getAt(document, list);
  if (list === null || !Array.isArray(items)) return document;
  const sorted = inOrderOf((likeTheirs ? after : before) as unknown[], items);
  return equalJson(sorted, items) ? document : setAt(document, list, sorted);
}

/** The items in the order of another list; those that it does not have stay behind their neighbours. */
function inOrderOf(order: readonly unknown[], items: readonly unknown[]): unknown[] {
  let last = -1;
  const places = items.map((item) => {
    const at = order.findIndex((each) => isSameItem(each, item));
    if (at !== -1) last = at;
    return { item, at: last };
  });
  return places.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}
