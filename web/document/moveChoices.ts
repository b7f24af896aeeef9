import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { samePlace } from '#engine/difference/samePlace.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { changeKey } from './changeKey.ts';
import type { ReviewChoices } from './DraftReview.ts';

interface Compared {
  mine: ToolsetDocument;
  draft: ToolsetDocument;
}

/** The choices of a review once both versions have changed, and what they are about has other places. */
export function moveChoices(
  definition: ToolsetDefinition,
  { taken, decided }: ReviewChoices,
  before: Compared,
  now: Compared,
): ReviewChoices {
  const rest = new Map(findChanges(definition, now.mine, now.draft).map((change) => [placeKey(change), change]));
  const moved = new Map(
    findChanges(definition, before.mine, before.draft).flatMap((change) => {
      const pointer = follow({ from: before.draft, to: now.draft }, change.kind, change.pointer);
      const origin = change.origin && follow({ from: before.mine, to: now.mine }, change.kind, change.origin);
      const same = rest.get(placeKey({ kind: change.kind, pointer: pointer ?? '', origin }));
      return same ? [[changeKey(change), changeKey(same)]] : [];
    }),
  );
  const those = (keys: ReadonlySet<string>) => new Set([...keys].flatMap((key) => moved.get(key) ?? []));
  return { taken: those(taken), decided: those(decided) };

  function follow(versions: { from: ToolsetDocument; to: ToolsetDocument }, kind: Change['kind'], pointer: string) {
    const place = samePlace(definition, versions, pointer);
    if (place !== null || kind !== 'edited') return place;
    // A field that is empty in one of them.
    const end = pointer.lastIndexOf('/');
    const around = samePlace(definition, versions, pointer.slice(0, end));
    return around === null ? null : around + pointer.slice(end);
  }
}

/** Where a change is; an item that goes is told by where it stood alone. */
const placeKey = (change: Pick<Change, 'kind' | 'pointer' | 'origin'>) =>
  changeKey(change.kind === 'removed' ? { ...change, pointer: '' } : change);
