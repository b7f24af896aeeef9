import { rmSync } from 'node:fs';
import path from 'node:path';

import { sqliteFile } from '#server/backup/openConfiguredDatabase.ts';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createMigratedDatabase, placeMigratedFile } from '#server/database/testing/migratedDatabases.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { cutableProxy } from '#server/testing/cutableProxy.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { quickly } from '#server/testing/quickly.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';
import { temporaryDirectory } from '#server/testing/temporaryDirectory.ts';
import type { Dialect, TestDatabase } from '#server/testing/testDatabases.ts';

import { Seat } from './Seat.ts';

const write = answerFromExamples();
const generation = { ...quickly, times: { ...quickly.times, lease: 1500 } };

/** Servers on one database, with everything around them that histories take place in. */
export class Stage {
  readonly dialect: Dialect;
  readonly database: Database;
  readonly seats: readonly Seat[];
  readonly #drop: () => Promise<void>;

  private constructor(options: Pick<Stage, 'dialect' | 'database' | 'seats'> & { drop: () => Promise<void> }) {
    this.dialect = options.dialect;
    this.database = options.database;
    this.seats = options.seats;
    this.#drop = options.drop;
  }

  static async set({ dialect, servers }: { dialect: Dialect; servers: number }): Promise<Stage> {
    const model = await startModel();
    const stored = dialect === 'mysql' ? await createMigratedDatabase(dialect) : null;
    // Servers share a folder for images and the secret, on SQLite also the file.
    const directory = temporaryDirectory('filiz-history-');
    const file = path.join(directory, sqliteFile);
    if (!stored) await placeMigratedFile(file);
    const redisPrefix = createTestPrefix();
    const usesRedis = servers > 1 && redisUrl !== undefined;
    const around = { directory, stored, modelUrl: model.url, usesRedis, redisPrefix };
    const seats = await Promise.all(Array.from({ length: servers }, (_, place) => openSeat({ place, ...around })));
    const database = await openDatabase(stored ? { url: stored.url! } : { file });
    const drop = async () => {
      for (const seat of seats) await seat.close();
      await database.close();
      await model.stop();
      await stored?.drop();
      if (usesRedis) await dropTestPrefix(redisPrefix);
      rmSync(directory, { recursive: true, force: true });
    };
    return new Stage({ dialect, database, seats, drop });
  }

  clear(): Promise<void> {
    return this.#drop();
  }
}

/** Answers well, badly, slowly or only half: three of seven drafts are good at once. */
function startModel(): Promise<FakeModelServer> {
  return new FakeModelServer(({ body }, index) => {
    const text = write(body);
    if (index % 7 === 3) return { refusal: 'No.' };
    if (index % 7 === 5) return { text, pace: { characters: 800, interval: 40 } };
    return index % 7 === 6 ? { text: text.slice(0, 300), end: 'cut' } : { text };
  }).start();
}

interface SeatOptions {
  place: number;
  directory: string;
  stored: TestDatabase | null;
  modelUrl: string;
  usesRedis: boolean;
  redisPrefix: string;
}

async function openSeat({ place, directory, stored, modelUrl, usesRedis, redisPrefix }: SeatOptions): Promise<Seat> {
  const links = {
    ...(stored && { database: await proxyTo(stored.url!, 3306) }),
    ...(usesRedis && { redis: await proxyTo(redisUrl!, 6379) }),
  };
  const dateFile = path.join(directory, `ahead-${place}`);
  const environment = {
    DATA_DIR: directory,
    OPENAI_BASE_URL: modelUrl,
    PUBLIC_URL: 'http://localhost:3000',
    ...(links.database && { DATABASE_URL: through(links.database.port, stored!.url!) }),
    ...(links.redis && { REDIS_URL: through(links.redis.port, redisUrl!) }),
  };
  // No machine is too busy for it: what is refused proves nothing.
  const options = {
    generation,
    billing: { pause: 100 },
    mostLoopDelay: 1e9,
    longestQuery: 1500,
    redisPrefix,
    dateFile,
  };
  const start = (): Promise<ServerProcess> => startServerProcess(environment, options);
  return Seat.open({ start, clockFile: dateFile, links });
}

const proxyTo = (address: string, usual: number) => {
  const { hostname, port } = new URL(address);
  return cutableProxy({ host: hostname, port: Number(port || usual) });
};

function through(port: number, address: string): string {
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
