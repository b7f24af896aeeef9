import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js';

import { cacheStatements } from './cacheStatements.ts';
import { translateSqliteError } from './translateSqliteError.ts';

interface SqliteConnection {
  inTransaction: boolean;
  exec(sql: string): void;
}

/**
 * knex' client with translated errors, and with transactions that take the write lock when they begin (BEGIN
 * IMMEDIATE).
 */
export class SqliteClient extends BetterSqlite3Client {
  override async acquireRawConnection() {
    return cacheStatements(await super.acquireRawConnection());
  }

  override async query(connection: SqliteConnection, query: string | { sql: string }) {
    try {
      return await super.query(connection, query);
    } catch (error) {
      // A commit that fails leaves the transaction open, and knex would hand it on to whoever is next.
      const sql = typeof query === 'string' ? query : query.sql;
      if (/^commit/i.test(sql) && connection.inTransaction) connection.exec('rollback');
      throw translateSqliteError(error);
    }
  }

  override async acquireConnection() {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  // A deferred transaction that reads first and writes later fails with SQLITE_BUSY instead of waiting for another
  // writer.
  override transaction(...parameters: unknown[]) {
    const transaction = super.transaction(...parameters);
    transaction.begin = (connection) => transaction.query(connection, 'BEGIN IMMEDIATE;');
    return transaction;
  }
}
