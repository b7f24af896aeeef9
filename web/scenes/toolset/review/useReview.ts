import { useMemo } from 'react';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { keptAtFirst } from '#engine/difference/keptAtFirst.ts';
import { takeChanges } from '#engine/difference/takeChanges.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { changeKey, type DraftReview } from '#web/document/DraftReview.ts';
import { type Choices, useChoices } from '#web/scenes/toolset/choices/useChoices.ts';

interface Review extends Choices {
  changes: readonly Change[];
  /** By `changeKey`: those that a person would not expect to be taken, see `keptAtFirst`. */
  protectedChanges: ReadonlySet<string>;
  /** The content with what is taken. */
  result: () => ToolsetDocument;
}

/**
 * What is taken of a draft while a person chooses; a review that is opened again begins with what was chosen before.
 */
export function useReview(definition: ToolsetDefinition, review: DraftReview, locked: readonly string[]): Review {
  const { known, mine, draft } = review.versions;
  const changes = useMemo(() => findChanges(definition, mine, draft), [definition, mine, draft]);
  const protectedChanges = useMemo(
    () => new Set([...keptAtFirst(definition, changes, { known, mine, locked })].map(changeKey)),
    [definition, changes, known, mine, locked],
  );
  const { choices } = review;
  const { taken, decided, take } = useChoices(
    () =>
      choices?.taken ?? new Set(changes.filter((change) => !protectedChanges.has(changeKey(change))).map(changeKey)),
    choices?.decided,
  );
  return {
    changes,
    protectedChanges,
    taken,
    decided,
    take,
    result: () => takeChanges(definition, { before: mine, after: draft }, (change) => taken.has(changeKey(change))),
  };
}
