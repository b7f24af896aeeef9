import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

import type { Database } from './Database.ts';

const attempts = 30;

/** Migrates, and waits up to a minute for a database that starts together with the server. */
export async function waitForDatabase(database: Database, logger: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.migrate();
    } catch (error) {
      if (!(error instanceof UnavailableError) || attempt === attempts) throw error;
      if (attempt === 1) logger.warn({ cause: String(error.cause) }, 'the database does not answer yet; trying again');
      await sleep(2000);
    }
  }
}
