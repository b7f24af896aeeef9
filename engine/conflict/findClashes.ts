import { applyComputed } from '#engine/computed/applyComputed.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { pairByOrigin } from '#engine/merge/matchItems.ts';
import { mergeDocuments } from '#engine/merge/mergeDocuments.ts';
import { fromItemPointer, toItemPointer } from '#engine/schema/itemPointer.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** Two edited versions of a document, and the one that both were made from. */
export interface Sides {
  base: ToolsetDocument;
  mine: ToolsetDocument;
  theirs: ToolsetDocument;
}

/**
 * A place that both sides changed, each in its own way: `before` and `origin` are of mine, `after` and `pointer` of
 * theirs. An item that is `removed` was removed by theirs and changed by mine, one that is `added` the other way round;
 * a list that is `moved` was put into another order by both.
 */
export interface Clash extends Omit<Change, 'kind'> {
  kind: Change['kind'] | 'moved';
}

/** Two versions of a document with the undisputed changes of both sides, and where they differ. */
export interface Clashes {
  /** Has mine wherever both sides changed the same place. */
  mine: ToolsetDocument;
  /** Has theirs there. */
  theirs: ToolsetDocument;
  /** In the order of the form. */
  all: readonly Clash[];
}

/**
 * What two sides dispute, as a reader would say it: by field (a list of texts is one field), by item, by the order of a
 * list. Values that only follow from others are no dispute, and neither are blanks and ids.
 *
 * @param figures what other toolsets say, for the values that follow from them.
 */
export function findClashes(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  { base, mine, theirs }: Sides,
  figures: Figures = {},
): Clashes {
  const compute = (document: ToolsetDocument, previous: ToolsetDocument) =>
    applyComputed(document, definition.manifest, { previous, figures });
  const ofMine = mergeDocuments(base, mine, theirs, { removedByMine: 'stays' });
  const ofTheirs = mergeDocuments(base, theirs, mine, { removedByMine: 'stays' });
  const both = { mine: compute(ofMine.document, mine), theirs: compute(ofTheirs.document, theirs) };
  const moved = ofMine.conflicts.flatMap((pointer) => movedList(both, pointer) ?? []);
  return { ...both, all: [...findChanges(definition, both.mine, both.theirs, pairByOrigin), ...moved] };
}

/** The clash about the order of a list; null where the place is something else. A list of texts is one field. */
function movedList({ mine, theirs }: Omit<Clashes, 'all'>, origin: string): Clash | null {
  const place = toItemPointer(mine, origin);
  const pointer = place === null ? null : fromItemPointer(theirs, place);
  if (pointer === null) return null;
  const [before, after] = [getAt(mine, origin), getAt(theirs, pointer)];
  if (!isItems(before) || !isItems(after)) return null;
  return { kind: 'moved', pointer, origin, before, after };
}

function isItems(value: unknown): value is object[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object');
}
