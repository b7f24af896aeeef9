import { useSnapshot } from 'valtio';

import type { ClaimState } from '#engine/evidence/evidenceWords.ts';
import type { Reason } from '#engine/protocol/decision.ts';
import { mostReasons } from '#engine/protocol/decisionVerdicts.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { distinctClaims } from '#engine/standing/distinctClaims.ts';
import { evidence } from '#web/stores/evidence.ts';

import { useGone } from './useGone.ts';
import { useLooked } from './useLooked.ts';

export interface Reasons {
  /** With how each stood when this person first saw it, and when they were last told to look. */
  chosen: (Reason & { before: ClaimState; seen: ClaimState })[];
  /** All others, those that were tested first. */
  candidates: Reason[];
  /** How many of those are proposed, and found no room. */
  leftOut: number;
  /** The names of reasons whose claim was deleted while the decision is written. */
  gone: string[];
}

/** The reasons of a decision: what is proposed, without what somebody removed, and what somebody added. */
export function useReasons(
  projectId: string,
  proposed: Standing['reasons'],
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Reasons & Omit<ReturnType<typeof useLooked>, 'looks'> {
  const { answer, projectId: loaded } = useSnapshot(evidence);
  const tested = new Set(proposed.map(({ id }) => id));
  const claims = loaded === projectId && answer ? answer.claims : [];
  const speakers = new Set(distinctClaims(claims).map(({ claim }) => claim.id));
  // What somebody added stays, even where it was tied to another one meanwhile.
  const untested = claims.filter(({ id }) => !tested.has(id) && (speakers.has(id) || added.includes(id)));
  const all: Standing['reasons'] = [
    ...proposed,
    ...untested.map(({ id, text, toolset, pointer, state, strength, importance, n }) => ({
      id,
      text,
      toolset,
      pointer,
      state,
      strength,
      ...(importance !== undefined && { importance }),
      n,
      isProposed: false,
    })),
  ];
  const { looks, ...looking } = useLooked(all);
  // What was proposed stays a reason until somebody removes it, and comes before what is proposed since.
  const wasProposed = ({ id }: Reason) => looks.get(id)?.wasProposed ?? false;
  const isProposed = (reason: Standing['reasons'][number]) => reason.isProposed || wasProposed(reason);
  const isAdded = ({ id }: Reason) => added.includes(id);
  const wanted = all
    .filter((reason) => isProposed(reason) && !isAdded(reason))
    .toSorted((one, other) => Number(wasProposed(other)) - Number(wasProposed(one)));
  const room = Math.max(0, mostReasons - all.filter(isAdded).length);
  const offered = wanted
    .slice(0, mostReasons)
    .filter(({ id }) => !removed.includes(id))
    .slice(0, room);
  const chosenIds = new Set([...added, ...offered.map(({ id }) => id)]);
  const isChosen = ({ id }: Reason) => chosenIds.has(id);
  const shown = all.filter(isChosen);
  const isKnown = new Set([...all, ...claims].map(({ id }) => id));
  const gone = useGone(shown, loaded === projectId && answer ? isKnown : null);
  return {
    ...looking,
    gone,
    chosen: shown.map((reason) => {
      const { before = reason.state, seen } = looks.get(reason.id) ?? {};
      return { ...reason, before, seen: seen ?? reason.state };
    }),
    candidates: all.filter((reason) => !isChosen(reason)),
    leftOut: wanted.filter((reason) => !isChosen(reason) && !removed.includes(reason.id)).length,
  };
}
