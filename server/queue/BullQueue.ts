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

/** The queue on Redis: rings one worker of all processes that share it. */
export class BullQueue implements JobQueue {
  readonly #queue: Queue;
  readonly #workerConnection: Redis;
  readonly #queueConnection: Redis;
  readonly #options: BullQueueOptions;
  #worker: Worker | null = null;

  constructor(url: string, options: BullQueueOptions) {
    this.#options = options;
    this.#queueConnection = new Redis(url, { maxRetriesPerRequest: 1 });
    this.#workerConnection = new Redis(url, { maxRetriesPerRequest: null });
    this.#queueConnection.on('error', options.onError);
    this.#workerConnection.on('error', options.onError);
    this.#queue = new Queue(name, { connection: this.#queueConnection, prefix: options.prefix });
    this.#queue.on('error', options.onError);
  }

  ring(id: string): void {
    // The same id twice is one job; a finished one leaves no trace, so that it can be rung for again.
    this.#queue
      .add('generation', {}, { jobId: id, removeOnComplete: true, removeOnFail: true })
      .catch(this.#options.onError);
  }

  async start(handle: (id: string) => Promise<void>): Promise<void> {
    const { prefix, concurrency, lease } = this.#options;
    this.#worker = new Worker(name, (job) => handle(job.id ?? ''), {
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
    await this.#worker?.close();
    await this.#queue.close();
    this.#queueConnection.disconnect();
    this.#workerConnection.disconnect();
  }

  async ping(): Promise<void> {
    await this.#queueConnection.ping();
  }
}
