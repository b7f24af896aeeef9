import { useMemo, useState } from 'react';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Change } from '#engine/difference/Change.ts';
import { findChanges } from '#engine/difference/findChanges.ts';
import { keptAtFirst } from '#engine/difference/keptAtFirst.ts';
import { takeChanges } from '#engine/difference/takeChanges.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { changeKey } from '#web/document/changeKey.ts';
import type { DraftReview, ReviewChoices } from '#web/document/DraftReview.ts';

export interface Review {
  /** Those to decide on. */
  changes: readonly Change[];
  choices: ReviewChoices;
  /** By `changeKey`: those that a person would not expect to be taken, see `keptAtFirst`. */
  protectedChanges: ReadonlySet<string>;
  decide: (some: readonly Change[], isTaken: boolean) => void;
  /** Takes the last decision back. @returns what it was about; null where there is none */
  undo: () => readonly Change[] | null;
  /** The content with what is taken. */
  result: () => ToolsetDocument;
}

interface Settled {
  /** JSON pointers into mine. */
  locked: readonly string[];
  /** The same of what people have said holds, and nothing has brought down since. */
  confirmed: readonly string[];
}

/**
 * What is taken of a draft while a person chooses; a review that is opened again begins with what was chosen before.
 * What is locked or confirmed stays without being asked about, unless there is nothing else.
 */
export function useReview(definition: ToolsetDefinition, review: DraftReview, { locked, confirmed }: Settled): Review {
  const { known, mine, draft } = review.versions;
  const all = useMemo(() => findChanges(definition, mine, draft), [definition, mine, draft]);
  const { changes, settled } = useMemo(() => {
    const isLocked = ({ origin }: Change) => origin !== null && isWithin(origin, locked);
    const isConfirmed = ({ origin }: Change) => origin !== null && isWithin(origin, confirmed);
    const open = all.filter((change) => !isLocked(change));
    const others = open.filter((change) => !isConfirmed(change));
    const asked = others.length > 0 ? others : open;
    return { changes: asked, settled: all.filter((change) => !asked.includes(change)) };
  }, [all, locked, confirmed]);
  const protectedChanges = useMemo(
    () => new Set([...keptAtFirst(definition, all, { known, mine, locked })].map(changeKey)),
    [definition, all, known, mine, locked],
  );
  const [steps, setSteps] = useState<readonly { choices: ReviewChoices; about: readonly Change[] }[]>([]);
  const begin = useMemo((): ReviewChoices => {
    const stays = new Set(settled.map(changeKey));
    const proposed = all.map(changeKey).filter((key) => !protectedChanges.has(key) && !stays.has(key));
    return review.choices ?? { taken: new Set(proposed), decided: stays };
    // Only what was chosen before it was opened counts.
  }, [all, settled, protectedChanges, review]);
  const choices = steps.at(-1)?.choices ?? begin;
  return {
    changes,
    choices,
    protectedChanges,
    decide: (some, isTaken) => {
      const keys = some.map(changeKey);
      const taken = isTaken
        ? new Set([...choices.taken, ...keys])
        : new Set([...choices.taken].filter((key) => !keys.includes(key)));
      setSteps([...steps, { choices: { taken, decided: new Set([...choices.decided, ...keys]) }, about: some }]);
    },
    undo: () => {
      setSteps(steps.slice(0, -1));
      return steps.at(-1)?.about ?? null;
    },
    result: () =>
      takeChanges(definition, { before: mine, after: draft }, (change) => choices.taken.has(changeKey(change))),
  };
}
