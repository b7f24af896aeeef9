import type { Knex } from 'knex';

/** A connection for repository functions: the database itself, or a transaction on it. */
export type Connection = Knex;
export type Transaction = Knex.Transaction;

export interface Database {
  readonly dialect: 'sqlite' | 'mysql';
  /** For reads outside a transaction. Never use it inside one: SQLite has a single connection and would wait for itself. */
  readonly connection: Connection;
  /** The one way to write. Runs again from the start when the database asks for it, so the work must have no other effect. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  migrate(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
