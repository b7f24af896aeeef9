import type { Knex } from 'knex';

import type { Connection } from './Database.ts';

/**
 * Runs one statement and gives the driver's answer. For SQL that is written out it does what `connection.raw` does,
 * without the events and copies that knex makes of every query.
 */
export async function runSql(connection: Connection, sql: string, values: readonly Knex.Value[]) {
  const { client } = connection;
  const own = await client.acquireConnection();
  try {
    const { response } = await client.query(own, { sql, bindings: values });
    return response;
  } finally {
    await client.releaseConnection(own);
  }
}
