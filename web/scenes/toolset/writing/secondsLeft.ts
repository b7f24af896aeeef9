/** How much of a draft was written at a time, in milliseconds. */
export interface Moment {
  share: number;
  at: number;
}

/** Too little to go by. */
const leastShare = 0.05;
const leastTime = 2000;
/** A draft may be longer than the example that its length is guessed from. */
const nearlyDone = 0.97;

/** The seconds that a draft still takes, in steps that a reader can follow; null where nobody can tell. */
export function secondsLeft(first: Moment, now: Moment): number | null {
  const share = now.share - first.share;
  const time = now.at - first.at;
  if (share < leastShare || time < leastTime || now.share > nearlyDone) return null;
  const seconds = ((1 - now.share) * time) / share / 1000;
  const step = seconds < 30 ? 5 : 10;
  return Math.max(step, Math.round(seconds / step) * step);
}
