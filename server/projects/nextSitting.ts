import type { Toolset } from '#engine/contract/Toolset.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { isSameInSubstance } from '#engine/provenance/isSameInSubstance.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { OpenedToolset } from '#server/database/repositories/openedToolset.ts';
import { ended, isOpen, type Sitting } from '#server/database/repositories/sittings.ts';

import { notedIn } from './keepNotedContents.ts';

interface Saving {
  userId: string;
  toolsetId: string;
  content: ToolsetDocument;
  /** Of what is about to be saved. */
  contentId: string;
  byItself?: boolean | undefined;
}

/**
 * What a save makes of the sitting. Who was made from this toolset is told of the first change in substance of a
 * sitting; who is made from it meanwhile is told of what follows at the end. A save that somebody asked for tells all
 * at once.
 */
export function nextSitting(
  { states, content: stored }: Pick<OpenedToolset, 'states' | 'content'>,
  toolset: Toolset,
  { userId, toolsetId, content, contentId, byItself = false }: Saving,
): Sitting | null {
  const state = states.get(toolsetId);
  const last = state?.sitting ?? null;
  const present = state?.contentId ?? null;
  const isUnchanged = present === contentId;
  const now = new Date().toISOString();
  if (!byItself) {
    // What said the same as what stands still does, where that was saved again.
    if (!isUnchanged || !last || last.same.length === 0) return null;
    return { ...ended(last), version: null };
  }
  const open = last && isOpen(last) ? last : null;
  const noted = notedIn(states, toolsetId);
  const stillNoted = (ids: readonly (string | null)[]) =>
    [...new Set(ids)].filter((id) => id !== null && id !== contentId && noted.has(id)) as string[];
  const sitting = {
    by: userId,
    at: now,
    told: open?.told ?? false,
    contents: stillNoted(open?.contents ?? []),
    same: stillNoted(last?.same ?? []),
    version: open?.by === userId ? open.version : null,
  };
  if (isUnchanged) return sitting;
  const left = stillNoted([...(last?.same ?? []), present]);
  if (isAlike(toolset, stored?.parse<ToolsetDocument>() ?? {}, content)) return { ...sitting, same: left };
  if (!sitting.told) return { ...sitting, told: left.length > 0, same: [] };
  return { ...sitting, contents: stillNoted([...sitting.contents, ...left]), same: [] };
}

/** Whether all that differs is case, blanks and punctuation. */
function isAlike(toolset: Toolset, before: ToolsetDocument, after: ToolsetDocument): boolean {
  return findChanges(toolset, before, after).every(
    (change) => change.kind === 'edited' && isSameInSubstance(change.before, change.after),
  );
}
