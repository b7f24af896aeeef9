import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Movement } from '#engine/protocol/balance.ts';
import { grantTokens } from '#server/billing/ledger.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;
let project: string;
beforeAll(async () => (server = await startTestServer({}, { generation: quickly })));
afterAll(() => server.stop());
beforeEach(async () => {
  ada = await Person.register(server);
  project = await ada.project();
});

const entries = async (query = '', person = ada): Promise<Movement[]> =>
  (await person.call('GET', `/api/balance/entries${query}`)).body.data;

async function csv(query = '', language = 'en'): Promise<{ lines: string[]; text: string; headers: Headers }> {
  const headers = { Authorization: `Bearer ${ada.token}`, 'Accept-Language': language };
  const answer = await fetch(`${server.url}/api/balance/entries.csv${query}`, { headers });
  const text = Buffer.from(await answer.arrayBuffer()).toString();
  return { lines: text.split('\r\n'), text, headers: answer.headers };
}

it('tells what tokens were moved for: toolset, project and who had it drafted', async () => {
  const { id } = await ada.begin(project, 'market');
  await ada.ended(id);
  const [first] = await entries('?limit=1');
  const cost = server.services.toolsets.get('market').manifest.tokenCost;
  const told = { toolset: 'market', projectId: project, projectName: 'Dönkap' };
  expect(first).toEqual({
    ...told,
    id: first!.id,
    createdAt: expect.any(String),
    reason: 'reserve',
    amount: -cost,
    reference: id,
  });
  expect((await entries()).at(-1)).toMatchObject({ reason: 'grant', reference: 'welcome' });
  expect((await ada.call('GET', '/api/balance')).body.data.entries[0]).toEqual(first);
});

it('tells the owner who had it drafted, and a former owner nothing of the project any more', async () => {
  const { user, token } = await server.register();
  const bert = new Person(server, { id: user.id, token });
  await ada.call('POST', `/api/projects/${project}/members`, { email: user.email, role: 'editor' });
  await ada.ended((await bert.begin(project, 'market')).id);
  expect((await entries('?limit=1'))[0]).toMatchObject({ projectId: project, startedBy: user.fullName });
  expect(await entries('', bert)).toHaveLength(1);
  const [{ id: member }] = (await ada.call('GET', `/api/projects/${project}/members`)).body.data.filter(
    ({ userId }: { userId?: string }) => userId === bert.id,
  );
  expect((await ada.call('POST', `/api/projects/${project}/owner`, { member })).status).toBeLessThan(300);
  expect((await bert.call('POST', `/api/projects/${project}/owner/acceptance`)).status).toBeLessThan(300);
  const [self] = (await bert.call('GET', `/api/projects/${project}/members`)).body.data.filter(
    ({ userId }: { userId?: string }) => userId === ada.id,
  );
  await bert.call('DELETE', `/api/projects/${project}/members/${self.id}`);
  await bert.call('PATCH', `/api/projects/${project}`, { name: 'Of Bert' });
  const [later] = await entries('?limit=1');
  expect(later).toMatchObject({ toolset: 'market', reason: 'reserve' });
  expect(JSON.stringify(later)).not.toMatch(/Of Bert|projectId/);
});

it('forgets who had it drafted with their account', async () => {
  const { user, token } = await server.register();
  const bert = new Person(server, { id: user.id, token });
  await ada.call('POST', `/api/projects/${project}/members`, { email: user.email, role: 'editor' });
  await ada.ended((await bert.begin(project, 'market')).id);
  expect((await bert.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
  const [entry] = await entries('?limit=1');
  expect(entry).toMatchObject({ toolset: 'market', projectId: project });
  expect(entry).not.toHaveProperty('startedBy');
  const { connection } = server.services.database;
  expect(await connection('ledger_transactions').where({ started_by: bert.id })).toEqual([]);
});

it('names the version that keeps what stood before several toolsets were drafted', async () => {
  const { id } = await ada.beginSeveral(project, ['about', 'market']);
  await ada.ended(id);
  const reserved = (await entries()).find(({ reference }) => reference === id);
  const [version] = (await ada.call('GET', `/api/projects/${project}/versions`)).body.data;
  expect(reserved).toMatchObject({ versionId: version.id, versionName: version.name, projectId: project });
  expect(reserved).not.toHaveProperty('toolset');
  await ada.call('DELETE', `/api/projects/${project}/versions/${version.id}`);
  expect((await entries()).find(({ reference }) => reference === id)).not.toHaveProperty('versionId');
});

it('still knows what it was for when the generation is deleted, and names no project that is deleted', async () => {
  await ada.ended((await ada.begin(project, 'market')).id);
  await server.services.database.connection('generations').where({ project_id: project }).delete();
  expect((await entries('?limit=1'))[0]).toMatchObject({ toolset: 'market', projectId: project });
  await ada.call('DELETE', `/api/projects/${project}`);
  expect((await entries('?limit=1'))[0]).toMatchObject({ toolset: 'market' });
  expect((await entries('?limit=1'))[0]).not.toHaveProperty('projectId');
});

it('pages, and keeps to reason, project and time', async () => {
  const other = await ada.project();
  await ada.ended((await ada.begin(other, 'market')).id);
  const all = await entries();
  const paged: Movement[] = [];
  for (let cursor = ''; ;) {
    const { data, nextCursor } = (await ada.call('GET', `/api/balance/entries?limit=2${cursor}`)).body;
    paged.push(...data);
    if (!nextCursor) break;
    cursor = `&cursor=${nextCursor}`;
  }
  expect(paged).toEqual(all);
  expect(await entries('?reason=grant')).toEqual(all.filter(({ reason }) => reason === 'grant'));
  expect(await entries(`?projectId=${other}`)).toEqual(all.filter(({ projectId }) => projectId === other));
  expect(await entries(`?projectId=${other}&reason=grant`)).toEqual([]);
  const since = encodeURIComponent(all[1]!.createdAt);
  expect([...(await entries(`?from=${since}`)), ...(await entries(`?to=${since}`))]).toEqual(all);
  for (const query of ['?reason=theft', '?from=yesterday', '?limit=1000', '?projectId=%00'])
    expect([query, (await ada.call('GET', `/api/balance/entries${query}`)).status]).toEqual([query, 422]);
});

it('shows nobody the movements of others', async () => {
  const eve = await Person.register(server);
  expect(await entries(`?projectId=${project}`, eve)).toEqual([]);
  expect((await entries('', eve)).map(({ reason }) => reason)).toEqual(['grant']);
});

it('is a table for spreadsheets in the language of the reader', async () => {
  await ada.ended((await ada.begin(project, 'market')).id);
  const { lines, text, headers } = await csv();
  expect(headers.get('content-type')).toContain('text/csv');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="filiz-tokens-\d{4}-\d\d-\d\d\.csv"; /);
  expect(text.startsWith('\uFEFFDate (UTC),Kind,Tokens,For,Project,')).toBe(true);
  const { title } = server.services.toolsets.get('market').locales.en;
  const cost = server.services.toolsets.get('market').manifest.tokenCost;
  expect(lines[1]).toMatch(
    new RegExp(String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,AI draft,-${cost},${title},Dönkap,,Deniz Kaya,,$`),
  );
  expect(lines).toHaveLength((await entries()).length + 2);
  const turkish = await csv('?reason=grant', 'tr');
  expect(turkish.headers.get('content-disposition')).toContain('filiz-jeton-hareketleri-');
  expect(turkish.lines[0]).toBe(
    '\uFEFFTarih (UTC),Tür,Jeton,Ne için,Proje,Öncesinde saklanan sürüm,Başlatan,Ödeme,Fatura',
  );
  expect(turkish.lines[1]).toContain(',Hoş geldin hediyesi,');
  expect(turkish.lines).toHaveLength(3);
});

it('holds every row of many, and no formula', async () => {
  await ada.call('PATCH', `/api/projects/${project}`, { name: '=HYPERLINK("x";"y"), "ş"' });
  await ada.ended((await ada.begin(project, 'market')).id);
  const { database } = server.services;
  await database.transaction(async (transaction) => {
    for (let index = 0; index < 1203; index += 1) {
      const once = `more:${ada.id}:${index}`;
      await grantTokens(transaction, { userId: ada.id, amount: 1, reference: 'more', once });
    }
  });
  const { lines } = await csv();
  expect(lines.filter((line) => line.includes(',1,'))).toHaveLength(1203);
  expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`,"'=HYPERLINK(""x"";""y""), ""ş""",`);
});
