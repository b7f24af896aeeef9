import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { pino } from 'pino';

import type { Session } from '#engine/protocol/account.ts';

import { createId } from '../database/createId.ts';
import { readConfig } from '../config.ts';
import { startServer, type StartOptions } from '../startServer.ts';
import type { Services } from '../Services.ts';
import { createTestDatabase, mysqlUrl, type TestDatabase } from './testDatabases.ts';

export interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  // What came back, for a test to look into.
  body: any;
}

export interface TestServer {
  url: string;
  services: Services;
  call(method: string, path: string, call?: Call): Promise<Reply>;
  /** The code of the newest mail to an address. */
  mailedCode(email: string): Promise<string>;
  register(email?: string): Promise<Session>;
  stop(): Promise<void>;
}

export const goodPassword = 'river stone lantern';

export interface TestServerOptions extends Pick<StartOptions, 'generation' | 'redisPrefix'> {
  dialect?: 'sqlite' | 'mysql';
  /** One that servers share, or that outlives them; dropping it is then the test's. */
  database?: TestDatabase;
}

/** A whole server on a free port, with a database of its own: MariaDB where TEST_MYSQL_URL names one, else SQLite. */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const { dialect = mysqlUrl ? 'mysql' : 'sqlite', database: shared, ...startOptions } = options;
  const database = shared ?? (await createTestDatabase(dialect));
  const dataDirectory = environment['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'filiz-test-data-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    ...(database.url && { DATABASE_URL: database.url }),
    ...environment,
  });
  const webDirectory = environment['TEST_WEB_DIR'] ?? path.join(dataDirectory, 'no-web');
  const server = await startServer(config, { logger: pino({ level: config.logLevel }), webDirectory, ...startOptions });
  const url = `http://127.0.0.1:${server.port}`;

  async function call(method: string, route: string, { token, body, headers }: Call = {}): Promise<Reply> {
    const response = await fetch(url + route, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  async function mailedCode(email: string): Promise<string> {
    await server.services.mailer.idle();
    const outbox = path.join(dataDirectory, 'outbox');
    const mails = readdirSync(outbox)
      .toSorted()
      .map((file) => readFileSync(path.join(outbox, file), 'utf8'));
    const code = /^ {4}(\d{6})\r?$/m.exec(
      mails.findLast((mail) => mail.includes(`To: ${email.toLowerCase()}`)) ?? '',
    )?.[1];
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  }

  async function register(email = `${createId().toLowerCase()}@example.com`): Promise<Session> {
    await call('POST', '/api/auth/register/code', { body: { email } });
    const code = await mailedCode(email);
    const verified = await call('POST', '/api/auth/register/verify', { body: { email, code } });
    const reply = await call('POST', '/api/auth/register', {
      body: { fullName: 'Deniz Kaya', email, password: goodPassword, acceptTerms: true, ...verified.body.data },
    });
    return reply.body.data as Session;
  }

  return {
    url,
    services: server.services,
    call,
    mailedCode,
    register,
    stop: async () => {
      await server.stop();
      if (!shared) await database.drop();
      if (!environment['DATA_DIR']) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
