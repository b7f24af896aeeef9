import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { BackupError } from '#server/errors/BackupError.ts';

/** Name of the SQLite file in DATA_DIR. */
export const sqliteFile = 'filiz.sqlite';

/** Opens the configured database; does not create it. */
export async function openConfiguredDatabase({ databaseUrl, dataDirectory }: Config): Promise<Database> {
  if (databaseUrl) return openDatabase({ url: databaseUrl });
  const file = path.join(dataDirectory, sqliteFile);
  if (!existsSync(file))
    throw new BackupError('nothing-to-back-up', `There is no database at ${file}; check DATA_DIR and DATABASE_URL.`);
  return openDatabase({ file });
}
