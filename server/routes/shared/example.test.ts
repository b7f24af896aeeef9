import { afterAll, beforeAll, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import type { SharedProject, SharedToolset } from '#engine/protocol/shareLink.ts';
import { allRows } from '#server/testing/allRows.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const read = async <T>(path: string) => (await server.call('GET', path)).body.data as T;

it.each(languages)('shows a stranger what a link to the example project shows, in %s', async (language) => {
  const ada = await Person.register(server);
  const inLanguage = { 'accept-language': language };
  const made = await ada.call('POST', '/api/projects/example', undefined, inLanguage);
  const { body: link } = await ada.call('POST', `/api/projects/${made.body.data.project.id}/share-links`, {});
  const shared = `/api/shared/${new URL(link.data.url as string).pathname.replace('/shared/', '')}`;

  const example = await read<SharedProject>(`/api/examples/${language}`);
  const linked = await read<SharedProject>(shared);
  expect(example.toolsets.length).toBeGreaterThan(20);
  expect({ ...example, ownerName: '', toolsets: example.toolsets.map(({ id, saved }) => ({ id, saved })) }).toEqual({
    ...linked,
    ownerName: '',
    toolsets: linked.toolsets.map(({ id, saved }) => ({ id, saved })),
  });
  const told = async (path: string) => (await ada.call('GET', path, undefined, inLanguage)).body.data as object;
  const story = await told(`/api/examples/${language}/story`);
  expect(story).toEqual(await told(`${shared}/story`));
  // Of its own a project has only the day on which it began.
  const round = { startedAt: expect.any(String) };
  expect(await told(`/api/examples/${language}/standing`)).toMatchObject({
    ...(await told(`${shared}/standing`)),
    round,
    rounds: [round],
  });
  for (const { id } of example.toolsets)
    expect(await read<SharedToolset>(`/api/examples/${language}/toolsets/${id}`), id).toEqual(
      await read<SharedToolset>(`${shared}/toolsets/${id}`),
    );
});

it('has none in other languages, none of other toolsets, and stores nothing', async () => {
  const before = await allRows(server.services.database);
  for (const path of ['de', '__proto__', 'en/toolsets/nowhere', 'de/toolsets/about', 'de/story', 'de/standing'])
    expect((await server.call('GET', `/api/examples/${path}`)).status, path).toBe(404);
  expect((await server.call('GET', '/api/examples/en')).status).toBe(200);
  expect(await allRows(server.services.database)).toEqual(before);
});
