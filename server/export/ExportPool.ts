import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

import type { Logger } from 'pino';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { FairTurns } from '#server/processes/FairTurns.ts';

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
  /** How many of these may be one person's. */
  mostWaitingEach?: number;
  /** Milliseconds after which an export is given up. */
  longest?: number;
  /** Milliseconds after which a process without work ends, so that its memory is free. */
  idle?: number;
  start?: (definitions: readonly ToolsetDefinition[]) => ChildProcess;
}

/** Writes exports and invoices in processes of their own, a few at once; the others wait for their turn. */
export class ExportPool {
  readonly #options: Required<ExportPoolOptions>;
  readonly #turns: FairTurns;
  readonly #running = new Set<ExportProcess>();
  #idle: ExportProcess[] = [];
  #closed = false;

  constructor(options: ExportPoolOptions) {
    this.#options = {
      most: Math.min(4, availableParallelism()),
      mostWaiting: 100,
      mostWaitingEach: 5,
      longest: 120_000,
      idle: 20_000,
      start: startExportProcess,
      ...options,
    };
    this.#turns = new FairTurns(this.#options);
  }

  /** How many exports are written now, and how many wait. */
  get load(): { running: number; waiting: number } {
    return this.#turns.load;
  }

  /**
   * Writes one file for a person.
   *
   * @param place makes the order when its turn comes: contents and pictures of all that wait would fill the memory
   * @param signal gives the export up: it stops at once and frees its place
   * @throws UnavailableError when the process dies, takes too long, or too many wait already; TooManyRequestsError when
   * these are this person's
   */
  async write<Order extends WrittenOrder>(
    person: string,
    place: () => Promise<Order>,
    signal: AbortSignal,
  ): Promise<{ order: Order; file: Uint8Array }> {
    const work = async () => {
      const order = await place();
      signal.throwIfAborted();
      return { order, file: await this.#run(order, signal) };
    };
    return this.#turns.take(person, work, signal);
  }

  /** Ends all processes; exports in hand are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#turns.close();
    await Promise.all([...this.#running, ...this.#idle.splice(0)].map((process) => process.end()));
  }

  async #run(order: WrittenOrder, signal: AbortSignal): Promise<Uint8Array> {
    const { logger, longest } = this.#options;
    const process = this.#idle.pop() ?? this.#startProcess();
    this.#running.add(process);
    const end = () => void process.end();
    signal.addEventListener('abort', end, { once: true });
    try {
      return await process.write(order, longest);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      logger.error({ err: error, format: order.format }, 'export not written');
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
      this.#running.delete(process);
      if (process.isAlive && !this.#closed) this.#rest(process);
    }
  }

  #startProcess() {
    const { start, definitions, logger } = this.#options;
    return new ExportProcess(start(definitions), logger);
  }

  #rest(process: ExportProcess) {
    this.#idle.push(process);
    process.endAfter(this.#options.idle, () => (this.#idle = this.#idle.filter((one) => one !== process)));
  }
}
