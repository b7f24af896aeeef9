import type { Subscription } from '#engine/protocol/billing.ts';

export interface PlanWarning {
  /** The share in percent that is reached; 0: nothing is left. */
  level: 20 | 10 | 0;
  left: number;
  granted: number;
}

/** Whether a plan's tokens of the current period run out: at a fifth, at a tenth, and when they are used up. */
export function planWarningOf(
  subscription: Pick<Subscription, 'status' | 'usage'> | null | undefined,
): PlanWarning | null {
  if (!subscription || subscription.status === 'open') return null;
  const { used, granted } = subscription.usage;
  if (granted <= 0) return null;
  const left = Math.max(0, granted - used);
  if (left * 5 > granted) return null;
  return { level: left === 0 ? 0 : left * 10 <= granted ? 10 : 20, left, granted };
}
