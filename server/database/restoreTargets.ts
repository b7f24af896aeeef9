import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { BackupError } from '#server/errors/BackupError.ts';
import { TransactionConflictError } from '#server/errors/TransactionConflictError.ts';

import type { Connection, Database } from './Database.ts';
import { listTables } from './listTables.ts';
import { openDatabase } from './openDatabase.ts';

/** Where a restore creates the new database, and how it replaces the present one. */
export interface RestoreTarget {
  /** Whether there is a present database. */
  hasData(): Promise<boolean>;
  /** Opens the present database for reading; null if there is none. */
  openPresent(): Promise<Database | null>;
  /** @throws BackupError when a server seems to use the present database. */
  refuseInUse(): Promise<void>;
  /** Opens the new database, empty at first. */
  openNew(): Promise<Database>;
  deleteNew(): Promise<void>;
  /** Replaces the present database atomically; returns where the former one is. */
  swap(): Promise<string | null>;
}

const running = (where: string) =>
  new BackupError('server-running', `A server works on ${where}. Stop all servers first; nothing was restored.`);

/** How many others are connected to a MySQL database. */
async function countOthers(connection: Connection, name: string): Promise<number> {
  const [[row]] = (await connection.raw(
    'select count(*) as others from information_schema.processlist where db = ? and id <> connection_id()',
    [name],
  )) as [[{ others: number }]];
  return row.others;
}

/** The SQLite file of a data folder; it is swapped together with the folder's other files. */
export function sqliteTarget(presentFile: string, newFile: string): RestoreTarget {
  return {
    hasData: async () => existsSync(presentFile),
    openPresent: async () => (existsSync(presentFile) ? openDatabase({ file: presentFile }) : null),
    refuseInUse: async () => {
      if (!existsSync(presentFile)) return;
      const database = await openDatabase({ file: presentFile });
      try {
        // Leaving WAL mode requires exclusive access, and checkpoints the WAL.
        await database.connection.raw('pragma journal_mode = delete');
      } catch (error) {
        // An unreadable file is a reason to restore.
        if (error instanceof TransactionConflictError) throw running(presentFile);
      } finally {
        await database.close();
      }
    },
    openNew: () => openDatabase({ file: newFile }),
    // Part of the folder that the caller discards.
    deleteNew: async () => {},
    swap: async () => null,
  };
}

/** A MySQL database: the new one is created on the same server, and its tables are renamed in one statement. */
export function mysqlTarget(url: string, time = new Date()): RestoreTarget {
  const address = new URL(url);
  const present = decodeURIComponent(address.pathname.slice(1));
  const built = `${present}_restore`;
  // With a timestamp, so that a second restore keeps what the first one set aside.
  const former = `${present}_before_${time.toISOString().replaceAll(/\D/g, '')}`;
  const builtUrl = Object.assign(new URL(url), { pathname: `/${encodeURIComponent(built)}` }).href;

  async function withPresent<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const create = ({ connection }: Database, schema: string) =>
    connection.raw('create database ?? character set utf8mb4', [schema]);
  const recreate = async (database: Database) => {
    await database.connection.raw('drop database if exists ??', [built]);
    await create(database, built);
  };

  let isMade = false;
  return {
    hasData: () => withPresent(async (database) => (await listTables(database)).length > 0),
    openPresent: () => openDatabase({ url }),
    refuseInUse: () =>
      withPresent(async ({ connection }) => {
        // A connection that has just ended is listed a moment longer.
        for (let left = 20; (await countOthers(connection, present)) > 0; left -= 1) {
          if (left === 0) throw running(`the database ${present}`);
          await sleep(100);
        }
      }),
    openNew: async () => {
      if (!isMade) {
        await withPresent(recreate).catch((cause: unknown) => {
          const grant = `GRANT ALL ON \`${present}\\_%\`.* TO the user`;
          throw new BackupError(
            'place-not-writable',
            `The database ${built} cannot be made; ${grant} of DATABASE_URL.`,
            {
              cause,
            },
          );
        });
        isMade = true;
      }
      return openDatabase({ url: builtUrl });
    },
    deleteNew: () =>
      withPresent(async ({ connection }) => void (await connection.raw('drop database if exists ??', [built]))),
    swap: () =>
      withPresent(async (database) => {
        const { connection } = database;
        const away = await listTables(database);
        if (away.length > 0) await create(database, former);
        const moves = [
          ...away.map((table) => [present, table, former, table]),
          ...(await listTables(database, built)).map((table) => [built, table, present, table]),
        ];
        await connection.raw(`rename table ${moves.map(() => '??.?? to ??.??').join(', ')}`, moves.flat());
        await connection.raw('drop database if exists ??', [built]);
        return away.length > 0 ? `the database ${former}` : null;
      }),
  };
}
