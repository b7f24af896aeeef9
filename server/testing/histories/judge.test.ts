import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { grantTokens } from '#server/billing/ledger.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

import { callCast } from './Cast.ts';
import { Chance } from './Chance.ts';
import type { History } from './History.ts';
import { describeBreaches } from './judge/describeBreaches.ts';
import { judge } from './judge/judge.ts';
import { type Lie, LyingServer } from './LyingServer.ts';
import { plants } from './plants/plants.ts';
import { readEndState } from './readEndState.ts';
import { Recorder } from './Recorder.ts';
import { Worker } from './Worker.ts';

let model: FakeModelServer;
let server: TestServer;

beforeAll(async () => {
  const write = answerFromExamples();
  model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
  server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

/** Some of everything, at a server that nothing disturbs but what is asked for. */
async function calmHistory(options: { lie?: Lie; after?: (person: string) => Promise<void> } = {}): Promise<History> {
  const recorder = new Recorder();
  const liar = await new LyingServer(server.url, options.lie ?? (async () => null)).start();
  const cast = await callCast(server, [liar], recorder);
  const { connection } = server.services.database;
  const given: string[] = await connection('generations').pluck('id');
  const project = cast.projects[0]!.id;
  const [ada, bora] = cast.visitors.map(
    (visitor) =>
      new Worker({
        visitor,
        chance: new Chance(visitor.name),
        projects: [project],
        servers: 1,
        pictures: cast.pictures,
      }),
  ) as [Worker, Worker];
  const ended = () =>
    expect.poll(async () => (await connection('generations').whereIn('status', ['queued', 'running'])).length).toBe(0);

  await ada.lookAround();
  for (let count = 0; count < 3; count += 1) await (count === 1 ? bora : ada).comment(project);
  await ada.deleteComment();
  await ada.save(project, 'sections');
  await ada.keepVersion(project);
  const seen = await bora.read(project, 'sections');
  await ada.save(project, 'sections');
  // Too late.
  await bora.save(project, 'sections', seen);
  await ada.restore('sections');
  await bora.save(project, 'sections');
  await ada.read(project, 'sections');
  await bora.read(project, 'sections');
  await ada.save(project, 'market');
  await bora.keepVersion(project);
  await ada.upload(project, 'red');
  await ada.buy(2);
  await bora.buy(0);
  await ada.draft(project, 'market');
  await ended();
  await ada.discard(project, 'market');
  await bora.draft(project, 'stakeholder');
  await ended();
  await options.after?.(cast.visitors[0]!.id);
  const end = await readEndState(cast, server.services.database, recorder.calls);
  await liar.stop();
  return { given, calls: recorder.calls, disturbances: [], end };
}

/** Which of the saves of a calm history comes last. */
const lastSave = 4;

const rulesOf = (history: History) => [...new Set(judge(history).map(({ rule }) => rule))];

describe('the judge of histories', () => {
  let recorded: Promise<History> | undefined;
  const record = async () => structuredClone(await (recorded ??= calmHistory()));

  it('finds nothing where all was kept', async () => {
    const calm = await record();
    expect(describeBreaches(judge(calm), calm)).toBe('');
  });

  // No other rule finds it: without this one it would pass.
  it.each(plants)('finds that $fault', async ({ rule, spoil }) => {
    const spoilt = await record();
    spoil(spoilt);
    expect(rulesOf(spoilt)).toEqual([rule]);
  });

  it('tells what happened around a broken promise', async () => {
    const spoilt = await record();
    plants[0]!.spoil(spoilt);
    expect(describeBreaches(judge(spoilt), spoilt)).toMatch(
      /save: what is acknowledged stays: .*\n[^]*\n {2}\d+–\d+ bora at 0: save .*acknowledged/,
    );
  });
});

it('finds what a server does that is not honest', async () => {
  let saves = 0;
  const lie: Lie = async (call, passOn) => {
    const { method, path, headers, body } = call;
    // The last save is answered and never made.
    if (method === 'PUT' && path.endsWith('/sections') && (saves += 1) === lastSave) {
      const { content, revision } = JSON.parse(String(body));
      return { status: 200, body: { data: { content, revision: revision + 1 } } };
    }
    if (method === 'DELETE' && path.includes('/comments/')) return { status: 204 };
    if (method === 'POST' && path.endsWith('/comments'))
      await passOn({ ...call, headers: { ...headers, 'idempotency-key': `${headers['idempotency-key']} again` } });
    return null;
  };
  const after = async (userId: string) => {
    const { database } = server.services;
    const { id, tokens } = await database.connection('payments').where({ user_id: userId, status: 'paid' }).first();
    const credit = { userId, amount: Number(tokens), reference: `payment/${id}`, once: `again:${id}` };
    await database.transaction((transaction) => grantTokens(transaction, credit));
  };
  const found = rulesOf(await calmHistory({ lie, after }));
  expect(found.toSorted()).toEqual([
    'comment: none is doubled',
    'comment: what is deleted stays so',
    'payment: it credits once',
    'save: nobody is shown what is past',
    'save: what is acknowledged stays',
    'tokens: who comes is welcomed once',
    'version: it holds what was saved',
  ]);
});
