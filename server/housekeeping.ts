import type { Logger } from 'pino';

import type { Database } from './database/Database.ts';
import { deleteKeysBefore } from './database/repositories/idempotencyKeys.ts';
import { deleteSessionsBefore } from './database/repositories/sessions.ts';
import { deleteCodesBefore } from './database/repositories/verificationCodes.ts';

const hour = 60 * 60 * 1000;
const keysLast = 48 * hour;

/** Removes, once an hour, what ran out: sessions, codes, and idempotency keys nobody will repeat. Gives back how to stop. */
export function startHousekeeping(database: Database, logger: Logger): () => void {
  const timer = setInterval(() => {
    tidyUp(database).catch((error: unknown) => logger.warn({ err: error }, 'housekeeping'));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

export async function tidyUp(database: Database, now = Date.now()): Promise<void> {
  const time = new Date(now).toISOString();
  await database.transaction((transaction) => deleteSessionsBefore(transaction, time));
  await database.transaction((transaction) => deleteCodesBefore(transaction, time));
  const oldestKey = new Date(now - keysLast).toISOString();
  await database.transaction((transaction) => deleteKeysBefore(transaction, oldestKey));
}
