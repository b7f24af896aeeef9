import type { Limits } from '../http/createLimits.ts';

/** Counts one more generation against what a person may start in a minute and in a day. @throws TooManyRequestsError */
export async function takeGenerationLimits(limits: Limits, userId: string): Promise<void> {
  await limits.take('generation', userId);
  await limits.take('generation-day', userId);
}
