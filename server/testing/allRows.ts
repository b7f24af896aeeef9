import type { Database } from '#server/database/Database.ts';
import { listTables } from '#server/database/listTables.ts';

/** All that a database holds, as one text to search in. */
export async function allRows(database: Database): Promise<string> {
  const tables = await listTables(database);
  const rows = await Promise.all(tables.map(async (table) => [table, await database.connection(table).select('*')]));
  return JSON.stringify(rows);
}
