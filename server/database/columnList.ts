import type { Knex } from 'knex';

import type { Connection } from './Database.ts';

/**
 * The columns of a row by the names that it has in code, as one piece of SQL. knex takes such a record too, and reads every
 * name of it again with each query: for ten columns that is longer than SQLite needs to find the row.
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
