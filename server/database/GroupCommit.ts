import { setImmediate } from 'node:timers/promises';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

import type { Connection, Transaction } from './Database.ts';
import { runSql } from './runSql.ts';

interface Waiting {
  since: number;
  work: (transaction: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

// Readers of SQLite's single connection wait for a group.
const largestGroup = 8;

/**
 * Group commit: what waits to be written at the same time is written in one transaction, and so shares its write to the
 * disk. Each is a savepoint of its own, and is answered once all are committed.
 */
export class GroupCommit {
  readonly #connection: Connection;
  readonly #longestWait: number;
  readonly #waiting: Waiting[] = [];
  #isRunning = false;

  /** @param longestWait milliseconds until a transaction that has not begun fails */
  constructor(connection: Connection, longestWait: number) {
    this.#connection = connection;
    this.#longestWait = longestWait;
  }

  run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#waiting.push({ since: performance.now(), work, resolve: (value) => resolve(value as T), reject });
    if (!this.#isRunning) void this.#runAll();
    return promise;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    // Until the requests that have arrived by now are as far: SQLite would answer one after the other without a pause.
    await setImmediate();
    while (this.#waiting.length > 0) await this.#runGroup();
    this.#isRunning = false;
  }

  async #runGroup(): Promise<void> {
    const group: Waiting[] = [];
    const answers: (() => void)[] = [];
    try {
      await this.#connection.transaction(async (transaction) => {
        for (let next = this.#next(); next; next = group.length < largestGroup ? this.#next() : undefined) {
          group.push(next);
          answers.push(group.length === 1 ? await runFirst(transaction, next) : await runMember(transaction, next));
        }
      });
    } catch (error) {
      // Without a connection nobody's turn has come.
      const failed = group.length > 0 ? group : this.#waiting.splice(0);
      for (const { reject } of failed) reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  #next(): Waiting | undefined {
    for (;;) {
      const next = this.#waiting.shift();
      if (!next || performance.now() - next.since <= this.#longestWait) return next;
      next.reject(new UnavailableError());
    }
  }
}

/** Nothing is written before it, so that its failure may end the whole transaction. */
async function runFirst(transaction: Transaction, { work, resolve }: Waiting): Promise<() => void> {
  const value = await work(transaction);
  return () => resolve(value);
}

async function runMember(transaction: Transaction, { work, resolve, reject }: Waiting): Promise<() => void> {
  await runSql(transaction, 'savepoint member', []);
  try {
    const value = await work(transaction);
    await runSql(transaction, 'release member', []);
    return () => resolve(value);
  } catch (error) {
    await runSql(transaction, 'rollback to member', []);
    await runSql(transaction, 'release member', []);
    // What it failed on may have been written by one before it, and counts only with that one.
    return () => reject(error);
  }
}
