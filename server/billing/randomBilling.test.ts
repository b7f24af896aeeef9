import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { allRows } from '#server/testing/allRows.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { setClockAhead } from '#server/testing/clockFromFile.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { findCardData } from '#server/testing/findCardData.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { BillingRun } from '#server/testing/random-billing/BillingRun.ts';
import { billingStep } from '#server/testing/random-billing/billingSteps.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { reconcileLedger } from './reconcileLedger.ts';

/** TEST_OPERATIONS=1000 for a long run. */
const operations = Number(process.env['TEST_OPERATIONS'] ?? 60);
const hour = 60 * 60 * 1000;
const write = answerFromExamples();
const generation = { ...quickly, times: { ...quickly.times, lease: 1500 } };

describe.each(dialects)('random work with crashes, on %s', { timeout: 90_000 + operations * 2000 }, (dialect) => {
  let model: FakeModelServer;
  let stored: TestDatabase;
  let database: Database;
  let directory: string;
  let clockFile: string;
  let run: BillingRun;
  let people: { person: Person; project: string; welcome: number }[];

  const start = (): Promise<ServerProcess> =>
    startServerProcess(
      {
        DATA_DIR: directory,
        OPENAI_BASE_URL: model.url,
        PUBLIC_URL: 'http://localhost:3000',
        ...(stored.url && { DATABASE_URL: stored.url }),
      },
      // No machine is too busy for it: what is refused proves nothing.
      { generation, billing: { pause: 100 }, mostLoopDelay: 1e9, clockFile },
    );

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    stored = await createMigratedDatabase(dialect);
    directory = mkdtempSync(path.join(tmpdir(), 'filiz-billing-'));
    clockFile = path.join(directory, 'ahead');
    setClockAhead(clockFile, 0);
    const server = await start();
    people = [];
    for (let count = 0; count < 2; count += 1) {
      const person = await Person.register(server);
      const welcome = await person.balance();
      people.push({ person, welcome, project: await person.project() });
    }
    // Every third answer is good, every third none, and the others are broken off by a crash or come late.
    model.script = ({ body }, index) =>
      [{ text: write(body) }, { refusal: 'No.' }, { text: write(body), pace: { characters: 800, interval: 20 } }][
        index % 3
      ]!;
    run = new BillingRun({ server, start, people, clockFile });
    database = await openDatabase(stored.url ? { url: stored.url } : { file: path.join(directory, 'filiz.sqlite') });
  });
  afterAll(async () => {
    await run.server.kill();
    await database.close();
    await model.stop();
    await stored.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  const sumOf = async (table: string, column: string, where: object) => {
    const [row] = await database.connection(table).where(where).sum({ sum: column });
    return Number(row?.['sum'] ?? 0);
  };
  const countOf = async (table: string, where: object) => {
    const [row] = await database.connection(table).where(where).count({ count: '*' });
    return Number(row?.['count']);
  };

  /** Payments that are open, and subscriptions whose turn has come. */
  const countUnsettled = async () => {
    const now = new Date(Date.now() + run.ahead).toISOString();
    const due = database.connection('subscriptions').whereNotNull('current_of').where('due_at', '<=', now);
    const [row] = await due.count({ count: '*' });
    return Number(row?.['count']) + (await countOf('payments', { status: 'open' }));
  };
  /** What was being asked about when time leapt is asked about again minutes later. */
  const letTimeGoOn = async () => {
    const left = await countUnsettled();
    if (left > 0) run.wait(hour);
    return left;
  };

  it('credits what was paid, once, and charges nothing for drafts that failed', async () => {
    const steps = fc.array(billingStep, { minLength: operations, maxLength: operations, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, async (several) => {
        for (const step of several) await run.do(step);
        await run.rest();
        // Time for what nobody paid to expire, and for what a crash left open to be settled.
        run.wait(25 * hour);
        const { connection } = database;
        await expect.poll(letTimeGoOn, { interval: 1000 }).toBe(0);
        await expect.poll(() => countOf('generations', { status: 'running' })).toBe(0);
        await expect.poll(() => countOf('generations', { status: 'queued' })).toBe(0);

        const ledger = await reconcileLedger(connection);
        for (const faults of Object.values(ledger)) expect(faults).toEqual([]);
        for (const { person, welcome } of people) {
          const bought = await sumOf('payments', 'tokens', { user_id: person.id, status: 'paid' });
          const steps = connection('generation_steps')
            .join('generations', 'generations.id', 'generation_steps.generation_id')
            .where('generations.user_id', person.id);
          const [charged] = await steps.clone().sum({ sum: 'generation_steps.tokens_charged' });
          expect(await person.at(run.server).balance()).toBe(welcome + bought - Number(charged!['sum'] ?? 0));
          const [failed] = await steps
            .where('generation_steps.status', 'failed')
            .sum({ sum: 'generation_steps.tokens_charged' });
          expect(Number(failed!['sum'] ?? 0)).toBe(0);
        }
        // What the gateway took is what was credited.
        const pages = await countOf('sandbox_pages', { kind: 'checkout', status: 'paid' });
        const checkouts = connection('payments').whereIn('kind', ['package', 'subscription']).where({ status: 'paid' });
        expect(pages).toBe(Number((await checkouts.count({ count: '*' }))[0]!['count']));
        const charges = await connection('sandbox_charges').pluck('state');
        const taken = charges.filter((state: string) => (JSON.parse(state) as { status: string }).status === 'paid');
        expect(taken).toHaveLength(await countOf('payments', { kind: 'renewal', status: 'paid' }));
        expect(await countOf('ledger_transactions', { kind: 'purchase' })).toBe(
          await countOf('payments', { status: 'paid' }),
        );
        expect(findCardData(await allRows(database))).toEqual([]);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
});
