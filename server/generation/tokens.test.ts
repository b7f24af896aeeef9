import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import type { GenerationStatus, GenerationStep } from '#engine/protocol/generation.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();

describe.each(dialects)('the tokens of generations on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer(
      { OPENAI_BASE_URL: model.url },
      { dialect, generation: { ...quickly, runningPerUser: 20 } },
    );
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const connection = () => server.services.database.connection;
  const costOf = (id: string) => server.services.toolsets.get(id).manifest.tokenCost;

  async function accountOf(person: Person, kind: string): Promise<number> {
    const row = await connection()('ledger_accounts').where({ user_id: person.id, kind }).first('balance');
    return row.balance;
  }

  /** Reduces a person's balance to this many tokens. */
  async function leave(person: Person, tokens: number): Promise<void> {
    await connection()('ledger_accounts').where({ user_id: person.id, kind: 'wallet' }).update({ balance: tokens });
  }

  it('are refused beyond the balance with the missing amount, and nothing starts', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    await leave(ada, costOf('market') - 1);
    const reply = await ada.order(project, 'market');
    expect(reply).toMatchObject({ status: 400, body: { key: 'insufficient-tokens' } });
    expect(reply.body.message).toContain(String(costOf('market')));
    expect(reply.body.message).toContain(String(costOf('market') - 1));
    expect((await ada.toolset(project, 'market')).activeGenerationId).toBe(null);
    await leave(ada, costOf('market'));
    expect((await ada.ended((await ada.begin(project, 'market')).id)).status).toBe('succeeded');
    expect(await ada.balance()).toBe(0);
  });

  it('never go below zero when several generations are ordered at once', async () => {
    const ada = await Person.register(server);
    const projects = [];
    for (let count = 0; count < 6; count += 1) projects.push(await ada.project());
    await leave(ada, 2 * costOf('market') + 1);
    const replies = await Promise.all(projects.map((project) => ada.order(project, 'market')));
    const accepted = replies.filter(({ status }) => status === 202);
    expect(accepted).toHaveLength(2);
    expect(replies.flatMap(({ status, body }) => (status === 202 ? [] : [body.key]))).toEqual(
      Array(4).fill('insufficient-tokens'),
    );
    for (const { body } of accepted) await ada.ended(body.data.id);
    expect(await ada.balance()).toBe(1);
    expect(await accountOf(ada, 'reserved')).toBe(0);
  });

  it('begin one of fifty generations that are ordered at once with a balance for one', async () => {
    // More at once than one person may ask for in a minute.
    const { limits } = server.services;
    const take = limits.take.bind(limits);
    limits.take = async () => {};
    onTestFinished(() => void (limits.take = take));
    const ada = await Person.register(server);
    const toolsets = ['stakeholder', 'market', 'environmental', 'observation', 'exploratory-interview'];
    const projects: string[] = [];
    while (projects.length < 10) projects.push(await ada.project());
    const cheapest = Math.min(...toolsets.map(costOf));
    await leave(ada, 2 * cheapest - 1);
    const orders = projects.flatMap((project) => toolsets.map((toolset) => ada.order(project, toolset)));
    const replies = await Promise.all(orders);
    expect(replies).toHaveLength(50);
    const [accepted, ...others] = replies.filter(({ status }) => status === 202);
    expect(others).toEqual([]);
    const keys = replies.flatMap(({ status, body }) => (status === 202 ? [] : [body.key as string]));
    expect(keys).toEqual(Array(49).fill('insufficient-tokens'));
    await ada.ended(accepted!.body.data.id);
    expect(await ada.balance()).toBeLessThan(cheapest);
    expect(await accountOf(ada, 'reserved')).toBe(0);
  });

  const sumOf = (steps: readonly GenerationStep[], wanted: GenerationStatus) =>
    steps.filter(({ status }) => status === wanted).reduce((sum, { toolset }) => sum + costOf(toolset), 0);

  it('are exact under concurrent success, failure and cancellation', async () => {
    const people = [await Person.register(server), await Person.register(server), await Person.register(server)];
    const toolsets = ['stakeholder', 'market', 'environmental', 'observation', 'exploratory-interview'];
    const projects = new Map<Person, string>();
    for (const person of people) projects.set(person, await person.project());
    const before = new Map(await Promise.all(people.map(async (p) => [p, await p.balance()] as const)));
    model.script = ({ body }, index) =>
      [{ text: write(body) }, { refusal: 'No.' }, { text: write(body), pace: { characters: 300, interval: 10 } }][
        index % 3
      ]!;
    await Promise.all(
      people.map(async (person, who) => {
        const project = projects.get(person)!;
        const singles = await Promise.all(toolsets.slice(0, 3).map((toolset) => person.begin(project, toolset)));
        const batch = await person.beginSeveral(project, toolsets.slice(3));
        const ids = [...singles, batch].map(({ id }) => id);
        const cancelled = ids.filter((_, index) => (index + who) % 2 === 0);
        await Promise.all(
          // Cancelled twice, concurrently: the second must not change anything.
          [...cancelled, ...cancelled].map((id) => person.call('DELETE', `/api/generations/${id}`)),
        );
        const ends = await Promise.all(ids.map((id) => person.ended(id)));
        const taken = ends.reduce((sum, { tokens }) => sum + tokens, 0);
        expect(await person.balance()).toBe(before.get(person)! - taken);
        expect(await accountOf(person, 'reserved')).toBe(0);
        for (const end of ends) {
          const paid = sumOf(end.steps, 'succeeded');
          expect(end.tokens).toBeGreaterThanOrEqual(paid);
          // What a stopped step had delivered by then is charged, and never more than the step.
          expect(end.tokens).toBeLessThanOrEqual(paid + sumOf(end.steps, 'cancelled'));
        }
      }),
    );
  });

  it('tell what they were taken for, as long as the project is there', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    model.script = ({ body }) => ({ text: write(body) });
    await ada.ended((await ada.begin(project, 'market')).id);
    await ada.ended((await ada.beginSeveral(project, ['stakeholder', 'environmental'])).id);
    const history = async () => {
      const { body } = await ada.call('GET', '/api/balance');
      return body.data.entries as Record<string, unknown>[];
    };
    const entries = await history();
    const [several, single] = entries;
    expect(several).toMatchObject({ reason: 'reserve', projectId: project, projectName: expect.any(String) });
    expect(several).not.toHaveProperty('toolset');
    expect(single).toMatchObject({ reason: 'reserve', projectId: project, toolset: 'market' });
    expect(entries.at(-1)).toMatchObject({ reason: 'grant' });
    expect(entries.at(-1)).not.toHaveProperty('projectId');
    await ada.call('DELETE', `/api/projects/${project}`);
    for (const entry of await history()) expect(entry).not.toHaveProperty('projectId');
  });

  it('balance: transactions sum to zero, accounts to their entries', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    model.script = ({ body }, index) => (index % 2 ? { text: write(body) } : { refusal: 'No.' });
    await ada.ended((await ada.beginSeveral(project, ['market', 'stakeholder', 'environmental'])).id);
    const [total] = await connection()('ledger_entries').sum({ sum: 'amount' });
    expect(Number(total!['sum'])).toBe(0);
    const sums = await connection()('ledger_entries').groupBy('transaction_id').sum({ sum: 'amount' });
    expect(new Set(sums.map(({ sum }) => Number(sum)))).toEqual(new Set([0]));
    for (const kind of ['wallet', 'reserved']) {
      const entries = connection()('ledger_entries').join('ledger_accounts', 'ledger_accounts.id', 'account_id');
      const [own] = await entries.where({ user_id: ada.id, kind }).sum({ sum: 'amount' });
      expect(Number(own!['sum'])).toBe(await accountOf(ada, kind));
    }
  });

  it('are not taken for a person who has sixty generations waiting or running', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    const pattern = await connection()('generations').where({ user_id: ada.id }).first();
    const waiting = Array.from({ length: 59 }, (_, index) => ({
      ...pattern,
      id: `waiting-${index}`,
      status: 'running',
      // Held by another server.
      lease_until: new Date(Date.now() + 3_600_000).toISOString(),
      worker_id: 'elsewhere',
      tokens_reserved: 0,
    }));
    await connection().batchInsert('generations', waiting, 20);
    const before = await ada.balance();
    const replies = await Promise.all(['market', 'stakeholder', 'environmental'].map((id) => ada.order(project, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 429, 429]);
    expect(replies.find(({ status }) => status === 429)?.body.key).toBe('too-many-requests');
    const { id, tokens } = replies.find(({ status }) => status === 202)!.body.data;
    expect(before - (await ada.balance())).toBe(tokens);
    await connection()('generations').where('id', 'like', 'waiting-%').delete();
    await ada.ended(id);
  });
});
