const day = 24 * 60 * 60 * 1000;
// Days after each failed try; after the last of them there is one more try, and then the subscription ends.
const daysBetweenTries = [1, 3, 5];

/** Milliseconds until a failed renewal is tried again; null: no more. `failedAttempts` counts from 1. */
export function pauseBeforeRetry(failedAttempts: number): number | null {
  const days = daysBetweenTries[failedAttempts - 1];
  return days === undefined ? null : days * day;
}

/** When a subscription ends whose next try is at a time, if no further try succeeds. */
export function lastRetryAt(nextTryAt: string, failedAttempts: number): string {
  const rest = daysBetweenTries.slice(failedAttempts).reduce((sum, days) => sum + days, 0);
  return new Date(Date.parse(nextTryAt) + rest * day).toISOString();
}
