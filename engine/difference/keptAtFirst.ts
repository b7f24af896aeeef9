import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { standingLeaves } from '#engine/provenance/standingLeaves.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';

interface Kept {
  /** What stood when the draft was asked for, as the server had it. */
  known: KnownDocument;
  /** The same with what a person has typed since. */
  mine: ToolsetDocument;
  /** JSON pointers into it. */
  locked: readonly string[];
}

/**
 * Which changes of a new draft a person would not expect: those that touch what is locked, and those that would take
 * away words that people wrote, or changed since they were drafted.
 */
export function keptAtFirst(
  definition: Pick<ToolsetDefinition, 'manifest' | 'schema'>,
  changes: readonly Change[],
  { known, mine, locked }: Kept,
): Set<Change> {
  const drafted = standingLeaves(known.document, new Set(leavesOf(known.document, known.unconfirmed)), mine);
  const derived = isDerived(definition);
  const isTheirs = (place: string) => leavesOf(mine, [place]).some((leaf) => !drafted.has(leaf) && !derived(leaf));
  const isLocked = (place: string) =>
    locked.some((lock) => `${place}/`.startsWith(`${lock}/`) || `${lock}/`.startsWith(`${place}/`));
  return new Set(changes.filter(({ origin }) => origin !== null && (isLocked(origin) || isTheirs(origin))));
}
