import { afterAll, beforeAll, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import type { SharedProject, SharedToolset } from '#engine/protocol/shareLink.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { StorySlide } from '#engine/story/Story.ts';
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
  const told = async <T>(path: string) => (await ada.call('GET', path, undefined, inLanguage)).body.data as T;
  const withoutNext = ({ slides }: { slides: StorySlide[] }) => slides.filter(({ kind }) => kind !== 'next');
  const story = await told<{ slides: StorySlide[] }>(`/api/examples/${language}/story`);
  expect(story.slides.at(-1)!.kind).toBe('next');
  expect(withoutNext(story)).toEqual(withoutNext(await told(`${shared}/story`)));
  const { next, rounds, round, ...standing } = await told<Standing>(`/api/examples/${language}/standing`);
  const ofLink = await told<Standing>(`${shared}/standing`);
  expect(standing).toEqual(Object.fromEntries(Object.keys(standing).map((key) => [key, ofLink[key as never]])));
  expect([rounds, round.number]).toEqual([[round], 1]);
  // Nothing of it is overdue, on whatever day somebody looks around.
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter((step) => step.kind === 'action' && step.isPast)).toEqual([]);
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
