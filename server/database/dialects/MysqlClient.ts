import type { Socket } from 'node:net';

import type { Knex } from 'knex';
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js';

import { translateMysqlError } from './translateMysqlError.ts';

export interface MysqlOptions extends Knex.Config {
  /** Milliseconds that a query has. */
  longestQuery: number;
}

/** knex's client, with errors that mean something and an end to every query. */
export class MysqlClient extends Mysql2Client {
  override async query(connection: { stream: Socket }, query: unknown) {
    // The driver's own limit ends with the first bytes of an answer, and leaves a connection that nobody can use.
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
