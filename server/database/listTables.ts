import type { Database } from './Database.ts';

/** Names of all tables; on MySQL, optionally of another database. */
export async function listTables({ connection, dialect }: Database, schema?: string): Promise<string[]> {
  if (dialect === 'sqlite')
    return connection('sqlite_master')
      .where({ type: 'table' })
      .whereNot('name', 'like', 'sqlite%')
      .orderBy('name')
      .pluck('name');
  const rows = await connection('information_schema.tables')
    .where({ table_schema: schema ?? connection.raw('database()'), table_type: 'BASE TABLE' })
    .orderBy('table_name')
    .select({ name: 'table_name' });
  return rows.map(({ name }) => String(name));
}
