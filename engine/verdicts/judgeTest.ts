import type { Direction, Verdict } from '#engine/evidence/evidenceWords.ts';

/** The verdict that follows from a result and a threshold. */
export function judgeTest(result: number, threshold: number, direction: Direction): Exclude<Verdict, 'open'> {
  return (direction === 'at-least' ? result >= threshold : result <= threshold) ? 'supported' : 'refuted';
}
