import type { Knex } from 'knex';

import type { Connection } from './Database.ts';

/**
 * The SQL of a column list, aliased to the names used in code, built once. knex accepts such a record too, but
 * processes every name again with each query: for ten columns that takes longer than SQLite needs to find the row.
 */
export function columnList(columns: Readonly<Record<string, string>>): (connection: Connection) => Knex.Raw {
  const sql = Object.entries(columns)
    .map(([name, column]) => `${quote(column)} as ${quote(name)}`)
    .join(', ');
  return (connection) => connection.raw(sql);
}

function quote(name: string): string {
  return name
    .split('.')
    .map((part) => `\`${part}\``)
    .join('.');
}
