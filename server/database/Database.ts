import type { Knex } from 'knex';

/** A connection for repository functions: the database itself, or a transaction on it. */
export type Connection = Knex;
export type Transaction = Knex.Transaction;

export interface Database {
  readonly dialect: 'sqlite' | 'mysql';
  /**
   * For reads outside of a transaction. Never use it within one: SQLite has a single connection, so it would deadlock.
   */
  readonly connection: Connection;
  /** The only way to write. Retried from the start after a conflict, so `work` must have no other side effects. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  migrate(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
