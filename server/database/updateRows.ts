import type { Knex } from 'knex';

import type { Transaction } from './Database.ts';
import { quoteName } from './quoteName.ts';
import { runSql } from './runSql.ts';
import { StoredJson } from './StoredJson.ts';

interface Update {
  set: Readonly<Record<string, Knex.Value | StoredJson>>;
  where: Readonly<Record<string, Knex.Value>>;
}

/**
 * Sets columns of the rows whose other columns have these values, and gives their number. For what every save writes:
 * knex takes longer to build such an update than SQLite to carry it out.
 */
export async function updateRows(transaction: Transaction, table: string, { set, where }: Update): Promise<number> {
  const isSqlite = transaction.client.dialect === 'sqlite3';
  const assigned = Object.entries(set).map(([name, value]) => {
    // Bound as it was encoded for the answer: as text it would be encoded once more.
    const isEncoded = isSqlite && value instanceof StoredJson;
    return `${quoteName(name)} = ${isEncoded ? 'cast(? as text)' : '?'}`;
  });
  const conditions = Object.entries(where).map(([name, value]) =>
    value === null ? `${quoteName(name)} is null` : `${quoteName(name)} = ?`,
  );
  const answer = await runSql(
    transaction,
    `update ${quoteName(table)} set ${assigned.join(', ')} where ${conditions.join(' and ')}`,
    [
      ...Object.values(set).map((value) => {
        if (!(value instanceof StoredJson)) return value;
        return isSqlite ? value.bytes : value.text;
      }),
      ...Object.values(where).filter((value) => value !== null),
    ],
  );
  return isSqlite ? answer.changes : answer[0].affectedRows;
}
