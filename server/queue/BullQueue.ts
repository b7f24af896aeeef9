import { setTimeout as sleep } from 'node:timers/promises';

import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';

import { idShape } from '#engine/protocol/id.ts';

import type { JobQueue } from './JobQueue.ts';

interface BullQueueOptions {
  /** Prefix of every key, so that installations can share one Redis. */
  prefix: string;
  concurrency: number;
  /**
   * In milliseconds: a job whose worker has not renewed its lock for so long is stalled and given to another worker.
   */
  lease: number;
  onError: (error: Error) => void;
  /** A job was added that is not ours; it is dropped. */
  onMalformed: () => void;
}

const name = 'generations';
const longestFarewell = 3000; // timeout in milliseconds for closing the connection to Redis

/** The queue on Redis (BullMQ): notifies one worker among all processes that share it. */
export class BullQueue implements JobQueue {
  readonly #queue: Queue;
  readonly #workerConnection: Redis;
  readonly #queueConnection: Redis;
  readonly #options: BullQueueOptions;
  readonly #running = new Set<Promise<void>>();
  #worker: Worker | null = null;
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

  enqueue(id: string, again = 0): void {
    // BullMQ ignores an id that exists; finished jobs are removed, so that the id can be added again.
    const jobId = again === 0 ? id : `${id}-${again}`;
    this.#queue
      .add('generation', { id }, { jobId, removeOnComplete: true, removeOnFail: true })
      .catch(this.#options.onError);
  }

  async start(handle: (id: string) => Promise<void>): Promise<void> {
    const { prefix, concurrency, lease } = this.#options;
    this.#worker = new Worker(name, (job) => this.#take((job.data as { id?: unknown } | null)?.id, handle), {
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
    // BullMQ waits for its connections to close, and one that is reconnecting never does.
    await Promise.race([farewell, sleep(longestFarewell, undefined, { ref: false })]);
    this.#queueConnection.disconnect();
    this.#workerConnection.disconnect();
  }

  async ping(): Promise<void> {
    await this.#queueConnection.ping();
  }

  /** Ignores a notification that arrives while this worker stops; the sweep of another worker finds the job. */
  async #take(id: unknown, handle: (id: string) => Promise<void>): Promise<void> {
    if (typeof id !== 'string' || !idShape.test(id)) return this.#options.onMalformed();
    if (this.#isStopping) return;
    const run = handle(id).finally(() => this.#running.delete(run));
    this.#running.add(run);
    await run;
  }
}
