import type { Database } from '#server/database/Database.ts';

import { expiries } from './expiries.ts';
import type { Expiry } from './Expiry.ts';

/**
 * Deletes everything that has been kept long enough. What fails does not keep the rest from going.
 *
 * @throws AggregateError of what failed, by name
 */
export async function sweep(database: Database, now = Date.now(), all: readonly Expiry[] = expiries): Promise<void> {
  const failures: Error[] = [];
  for (const { name, lasts, sweep: sweepThese } of all) {
    const times = { now: new Date(now).toISOString(), before: new Date(now - lasts).toISOString() };
    await sweepThese(database, times).catch((cause: unknown) => failures.push(new Error(name, { cause })));
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
}
