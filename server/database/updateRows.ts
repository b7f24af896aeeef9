import type { Knex } from 'knex';

import type { Transaction } from './Database.ts';
import { quoteName } from './quoteName.ts';

type Columns = Readonly<Record<string, Knex.Value>>;

/**
 * Sets columns of the rows whose other columns have these values, and gives their number. For what every save writes:
 * knex takes longer to build such an update than SQLite to carry it out.
 */
export async function updateRows(
  transaction: Transaction,
  table: string,
  { set, where }: { set: Columns; where: Columns },
): Promise<number> {
  const assigned = Object.keys(set).map((name) => `${quoteName(name)} = ?`);
  const conditions = Object.entries(where).map(([name, value]) =>
    value === null ? `${quoteName(name)} is null` : `${quoteName(name)} = ?`,
  );
  const result = await transaction.raw(
    `update ${quoteName(table)} set ${assigned.join(', ')} where ${conditions.join(' and ')}`,
    [...Object.values(set), ...Object.values(where).filter((value) => value !== null)],
  );
  return transaction.client.dialect === 'sqlite3' ? result.changes : result[0].affectedRows;
}
