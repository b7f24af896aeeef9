import type { Standing } from '#engine/protocol/standing.ts';

/** Whether there is more to tell than what the project is: a decision, or something that could turn out wrong. */
export function tellsMore({ decision, missing }: Pick<Standing, 'decision' | 'missing'>): boolean {
  return decision !== null || missing !== 'claims';
}
