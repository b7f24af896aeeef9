import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

import type { Logger } from 'pino';

import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

import { UnavailableError } from '../errors/UnavailableError.ts';
import { ExportProcess } from './ExportProcess.ts';
import { startExportProcess } from './startExportProcess.ts';
import type { WrittenOrder } from './WrittenOrder.ts';

export interface ExportPoolOptions {
  definitions: readonly ToolsetDefinition[];
  logger: Logger;
  /** Exports written at once. */
  most?: number;
  /** Exports that may wait for their turn; further ones are refused. */
  mostWaiting?: number;
  /** Milliseconds after which an export is given up. */
  longest?: number;
  /** Milliseconds after which a process without work ends, so that its memory is free. */
  idle?: number;
  start?: (definitions: readonly ToolsetDefinition[]) => ChildProcess;
}

interface Job {
  person: string;
  order: WrittenOrder;
  signal: AbortSignal;
  resolve: (file: Uint8Array) => void;
  reject: (reason: unknown) => void;
}

/** Writes exports and invoices in processes of their own, a few at once; the others wait for their turn. */
export class ExportPool {
  readonly #options: Required<ExportPoolOptions>;
  #waiting: Job[] = [];
  readonly #running = new Map<Job, ExportProcess>();
  #idle: ExportProcess[] = [];
  #closed = false;

  constructor(options: ExportPoolOptions) {
    this.#options = {
      most: Math.min(4, availableParallelism()),
      mostWaiting: 100,
      longest: 120_000,
      idle: 20_000,
      start: startExportProcess,
      ...options,
    };
  }

  /** How many exports are written now, and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running.size, waiting: this.#waiting.length };
  }

  /**
   * Writes one file for a person.
   *
   * @param signal gives the export up: it stops at once and frees its place
   * @throws UnavailableError when the process dies, takes too long, or too many wait already
   */
  async write(person: string, order: WrittenOrder, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    if (this.#closed || this.#waiting.length >= this.#options.mostWaiting) throw new UnavailableError();
    return new Promise((resolve, reject) => {
      const job = { person, order, signal, resolve, reject };
      signal.addEventListener('abort', () => this.#giveUp(job), { once: true });
      this.#waiting.push(job);
      this.#startNext();
    });
  }

  /** Ends all processes; exports in hand are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new UnavailableError());
    await Promise.all([...this.#running.values(), ...this.#idle.splice(0)].map((process) => process.end()));
  }

  #startNext() {
    if (this.#closed || this.#running.size >= this.#options.most) return;
    const job = this.#takeNext();
    if (job) void this.#run(job);
  }

  /** The oldest job of whoever has the fewest in hand, so that one person's many do not hold up another's one. */
  #takeNext(): Job | undefined {
    const inHand = ({ person }: Job) => [...this.#running.keys()].filter((job) => job.person === person).length;
    const [next] = this.#waiting.toSorted((one, other) => inHand(one) - inHand(other));
    this.#waiting = this.#waiting.filter((job) => job !== next);
    return next;
  }

  async #run(job: Job) {
    const { logger, longest } = this.#options;
    const process = this.#idle.pop() ?? this.#startProcess();
    this.#running.set(job, process);
    try {
      job.resolve(await process.write(job.order, longest));
    } catch (error) {
      if (!job.signal.aborted) logger.error({ err: error, format: job.order.format }, 'export not written');
      job.reject(job.signal.aborted ? job.signal.reason : error);
    }
    this.#running.delete(job);
    if (process.isAlive && !this.#closed) this.#rest(process);
    this.#startNext();
  }

  #startProcess() {
    const { start, definitions, logger } = this.#options;
    return new ExportProcess(start(definitions), logger);
  }

  #rest(process: ExportProcess) {
    this.#idle.push(process);
    process.endAfter(this.#options.idle, () => (this.#idle = this.#idle.filter((one) => one !== process)));
  }

  #giveUp(job: Job) {
    void this.#running.get(job)?.end();
    if (!this.#waiting.includes(job)) return;
    this.#waiting = this.#waiting.filter((one) => one !== job);
    job.reject(job.signal.reason);
  }
}
