declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';
  export default class BetterSqlite3Client extends Knex.Client {
    acquireRawConnection(): Promise<{ prepare(sql: string): object }>;
    query(connection: unknown, query: unknown): Promise<unknown>;
    acquireConnection(): Promise<unknown>;
    transaction(...parameters: unknown[]): Knex.Transaction & {
      begin(connection: unknown): Promise<unknown>;
      query(connection: unknown, sql: string): Promise<unknown>;
    };
  }
}

declare module 'knex/lib/dialects/mysql2/index.js' {
  import type { Socket } from 'node:net';

  import type { Knex } from 'knex';
  export default class Mysql2Client extends Knex.Client {
    query(connection: { stream: Socket }, query: unknown): Promise<unknown>;
    acquireConnection(): Promise<unknown>;
  }
}
