import type { Database } from './Database.ts';

/** The names of all tables; of another database than the one that is open, by its name on MySQL. */
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
