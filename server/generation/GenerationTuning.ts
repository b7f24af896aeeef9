import type { ModelPatience } from './models/ModelPatience.ts';
import type { RetryPolicy } from './retryModelCall.ts';

/** Timing of workers, in milliseconds. */
export interface WorkerTimes {
  /** Lease: a worker that has not renewed it for so long loses its job. */
  lease: number;
  /** Interval at which a worker renews its leases and checks for cancellation. */
  check: number;
  /** Interval at which rows are searched for jobs whose notification was lost. */
  sweep: number;
  /** Grace period of a running step when the server stops. */
  drain: number;
}

/** Timing and limits of generation; changed only by tests and benchmarks, which need shorter times. */
export interface GenerationTuning {
  times: WorkerTimes;
  retry: RetryPolicy;
  patience: ModelPatience;
  runningPerUser: number;
}

export const defaultTuning: GenerationTuning = {
  times: { lease: 30_000, check: 500, sweep: 5000, drain: 10_000 },
  retry: { attempts: 3, firstDelay: 1000, longestDelay: 30_000 },
  patience: { silence: 60_000, total: 300_000, slowest: { reading: 25, writing: 4 } },
  runningPerUser: 2,
};
