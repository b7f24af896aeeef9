import type { DraftingPace } from '#engine/generation/example/ExampleDrafter.ts';

import type { ModelPatience } from './models/ModelPatience.ts';
import type { RetryPolicy } from './retryModelCall.ts';

/** When workers look after their jobs, in milliseconds. */
export interface WorkerTimes {
  /** A worker that is not heard of for so long has lost its job. */
  lease: number;
  /** How often a job is compared with its row: is it still wanted, still ours? */
  check: number;
  /** How often rows are searched for jobs that nobody was told of. */
  sweep: number;
  /** What a job that is being written may still take when the server is asked to stop. */
  drain: number;
}

/** The pace of generation. People have no use for it; a test or a benchmark cannot wait as long as a person does. */
export interface GenerationTuning {
  times: WorkerTimes;
  retry: RetryPolicy;
  patience: ModelPatience;
  pace: DraftingPace;
  runningPerUser: number;
}

export const defaultTuning: GenerationTuning = {
  times: { lease: 30_000, check: 500, sweep: 5000, drain: 10_000 },
  retry: { attempts: 3, firstDelay: 1000, longestDelay: 30_000 },
  patience: { silence: 60_000, total: 300_000 },
  // About the pace of a quick model, so that a person sees the form fill in and still has a whole project in 40 seconds.
  pace: { characters: 88, interval: 15 },
  runningPerUser: 2,
};
