import type { Direction, Verdict } from '#engine/evidence/evidenceWords.ts';

/**
 * The verdict that follows from a result and a threshold.
 *
 * @param margin in the unit of the result: within it the test is too close to call, and open
 */
export function judgeTest(result: number, threshold: number, direction: Direction, margin = 0): Verdict {
  if (Math.abs(result - threshold) < margin) return 'open';
  return (direction === 'at-least' ? result >= threshold : result <= threshold) ? 'supported' : 'refuted';
}
