import type { GenerationTuning } from '#server/generation/GenerationTuning.ts';

/**
 * Tuning for tests that are not about waiting: workers check their jobs often. Timeouts
 * stay long, so that a slow machine does not look like a lost worker.
 */
export const quickly: GenerationTuning = {
  times: { lease: 30_000, check: 100, sweep: 250, drain: 1000 },
  retry: { attempts: 3, firstDelay: 10, longestDelay: 2500 },
  patience: { silence: 60_000, total: 60_000 },
  runningPerUser: 2,
};
