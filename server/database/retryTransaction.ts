import { setTimeout as sleep } from 'node:timers/promises';

import { TransactionConflictError } from '#server/errors/TransactionConflictError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';

const attempts = 4;

/** Retries a transaction that was rolled back by a deadlock or a lock timeout, up to three attempts. */
export async function retryTransaction<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof TransactionConflictError)) throw error;
      if (attempt === attempts) throw new UnavailableError({ cause: error });
      await sleep(attempt * 20 + Math.random() * 80);
    }
  }
}
