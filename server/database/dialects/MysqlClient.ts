import type { Socket } from 'node:net';

import type { Knex } from 'knex';
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js';

import { translateMysqlError } from './translateMysqlError.ts';

export interface MysqlOptions extends Knex.Config {
  /** Query timeout in milliseconds. */
  longestQuery: number;
}

/** knex' client with translated errors and a timeout for every query. */
export class MysqlClient extends Mysql2Client {
  override async query(connection: { stream: Socket }, query: unknown) {
    // The driver's own timeout stops at the first byte of the answer, and leaves the connection unusable.
    const hangUp = () => connection.stream.destroy(new Error('the database gave no answer in time'));
    const limit = setTimeout(hangUp, (this.config as MysqlOptions).longestQuery);
    try {
      return await super.query(connection, query);
    } catch (error) {
      throw translateMysqlError(error);
    } finally {
      clearTimeout(limit);
    }
  }

  override async acquireConnection() {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw translateMysqlError(error);
    }
  }
}
