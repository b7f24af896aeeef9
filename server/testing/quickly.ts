import type { GenerationTuning } from '../generation/GenerationTuning.ts';

/** For tests that are not about waiting: the drafter writes at once, and workers look after their jobs often. */
export const quickly: GenerationTuning = {
  times: { lease: 3000, check: 100, sweep: 250, drain: 1000 },
  retry: { attempts: 3, firstDelay: 10, longestDelay: 2500 },
  patience: { silence: 400, total: 5000 },
  pace: { characters: 100_000, interval: 0 },
  runningPerUser: 2,
};
