import type { Knex } from 'knex';

import type { Connection } from './Database.ts';
import { runSql } from './runSql.ts';

/**
 * The rows of a query that is written in SQL, for the reads of every request: knex takes far longer to build such a
 * query than the database to answer it.
 *
 * @param sql a constant with `?` for each of `values`, so that its prepared statement is found again
 */
export async function readRows<Row>(
  connection: Connection,
  sql: string,
  values: readonly Knex.Value[],
): Promise<Row[]> {
  const answer = await runSql(connection, sql, values);
  return connection.client.dialect === 'sqlite3' ? answer : answer[0];
}
