import Mysql2Client from 'knex/lib/dialects/mysql2/index.js';

import { translateMysqlError } from './translateMysqlError.ts';

/** knex's client, with errors that mean something. */
export class MysqlClient extends Mysql2Client {
  override async query(connection: unknown, query: unknown) {
    try {
      return await super.query(connection, query);
    } catch (error) {
      throw translateMysqlError(error);
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
