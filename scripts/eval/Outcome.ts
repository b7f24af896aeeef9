import type { Language } from '#engine/languages/languages.ts';

import type { Cassette } from './cassettes/Cassette.ts';
import type { RequestPart } from './cassettes/requestMarks.ts';
import type { Arrived } from './judge/arrivedFindings.ts';
import type { Judgement } from './judge/judgeDraft.ts';

/** What became of one toolset's draft in one language. */
export interface Outcome {
  toolset: string;
  language: Language;
  /** null: nothing was recorded. */
  cassette: Pick<Cassette, 'by' | 'writer' | 'recorded' | 'outcome' | 'adopted'> | null;
  /** Parts of the request that are not as they were recorded; none of them: it is fresh. */
  changed: RequestPart[];
  /** null: there was nothing to draft from. */
  draft: Cassette['outcome'] | null;
  /** Why the draft failed. */
  fault: string | null;
  /** Ids that a valid draft refers to. */
  refers: string[];
  judgement: Judgement | null;
  /** About how many tokens the first request has; null where it does not fit. */
  tokens: number | null;
  /** null: the toolset reads no field work. */
  arrived: Arrived | null;
  /** Guesses that stand in the request. */
  told: string[];
}

/** Whether an answer to a request as it still stands was taken when it was recorded, and is not taken any more. */
export function isBroken({ cassette, changed, draft }: Outcome): boolean {
  if (!cassette || changed.length > 0 || cassette.outcome === 'failed') return false;
  return draft === 'failed' || (draft === 'repaired' && cassette.outcome === 'valid');
}

export function isStale({ cassette, changed }: Outcome): boolean {
  return cassette !== null && changed.length > 0;
}
