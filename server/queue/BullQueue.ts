import { setTimeout as sleep } from 'node:timers/promises';

import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';

import type { JobQueue } from './JobQueue.ts';

interface BullQueueOptions {
  /** Begins every key, so that installations can share one Redis. */
  prefix: string;
  concurrency: number;
  /** A worker that is not heard of for so many milliseconds has lost its jobs; others are rung for. */
  lease: number;
  onError: (error: Error) => void;
}

const name = 'generations';
const longestFarewell = 3000; // milliseconds that Redis has to hear that this worker leaves, once its jobs have ended

/** The queue on Redis: rings one worker of all processes that share it. */
export class BullQueue implements JobQueue {
  readonly #queue: Queue<{ id: string }>;
  readonly #workerConnection: Redis;
  readonly #queueConnection: Redis;
  readonly #options: BullQueueOptions;
  readonly #running = new Set<Promise<void>>();
  #worker: Worker<{ id: string }> | null = null;
  #isStopping = false;

  constructor(url: string, options: BullQueueOptions) {
    this.#options = options;
    this.#queueConnection = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 3000 });
    this.#workerConnection = new Redis(url, { maxRetriesPerRequest: null });
    this.#queueConnection.on('error', options.onError);
    this.#workerConnection.on('error', options.onError);
    this.#queue = new Queue(name, { connection: this.#queueConnection, prefix: options.prefix });
    this.#queue.on('error', options.onError);
  }

  ring(id: string, again = 0): void {
    // The same id twice is one job; a finished one leaves no trace, so that it can be rung for again.
    const jobId = again === 0 ? id : `${id}-${again}`;
    this.#queue
      .add('generation', { id }, { jobId, removeOnComplete: true, removeOnFail: true })
      .catch(this.#options.onError);
  }

  async start(handle: (id: string) => Promise<void>): Promise<void> {
    const { prefix, concurrency, lease } = this.#options;
    this.#worker = new Worker<{ id: string }>(name, (job) => this.#take(job.data.id, handle), {
      connection: this.#workerConnection,
      prefix,
      concurrency,
      lockDuration: lease,
      stalledInterval: lease,
    });
    this.#worker.on('error', this.#options.onError);
    await this.#worker.waitUntilReady();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const farewell = Promise.all([this.#worker?.close(), this.#queue.close()]).catch(this.#options.onError);
    await Promise.allSettled(this.#running);
    // BullMQ waits for a connection to end, and one that is waiting for its next try never says so.
    await Promise.race([farewell, sleep(longestFarewell, undefined, { ref: false })]);
    this.#queueConnection.disconnect();
    this.#workerConnection.disconnect();
  }

  async ping(): Promise<void> {
    await this.#queueConnection.ping();
  }

  /** A bell that was on its way while this worker stopped is left to the sweeps of the others. */
  async #take(id: string, handle: (id: string) => Promise<void>): Promise<void> {
    if (this.#isStopping) return;
    const run = handle(id).finally(() => this.#running.delete(run));
    this.#running.add(run);
    await run;
  }
}
