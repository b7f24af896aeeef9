import type { Round } from '#engine/protocol/round.ts';
import type { PlannedStep } from '#engine/protocol/standing.ts';

import type { Action } from './findActions.ts';

const most = 12;

/**
 * What happens next, by day: all that is planned from today on, and before that the latest of what somebody was named
 * for, since nobody has said that it is done.
 *
 * @param today a day, such as "2026-12-10"
 */
export function nextSteps(
  actions: readonly Action[],
  { number, name, beginsOn }: Pick<Round, 'number' | 'name' | 'beginsOn'>,
  today: string,
): PlannedStep[] {
  const begins: PlannedStep[] =
    beginsOn !== null && beginsOn >= today ? [{ kind: 'round', at: beginsOn, round: number, name }] : [];
  const steps = actions.map((action): PlannedStep => ({ kind: 'action', ...action, isPast: action.at < today }));
  const coming = byDay([...steps.filter(({ at }) => at >= today), ...begins]).slice(0, most);
  const past = byDay(steps.filter((step) => step.kind === 'action' && step.isPast && step.who !== ''));
  const room = most - coming.length;
  return [...(room > 0 ? past.slice(-room) : []), ...coming];
}

const byDay = (steps: readonly PlannedStep[]) =>
  steps.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
