import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('reading a toolset', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('pairs content with its own revision under concurrent saves', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    const path = `/api/projects/${project}/toolsets/market`;
    const versionOf = (revision: number) => (revision === 0 ? undefined : `Version ${revision}`);
    const saving = new AbortController();
    const read = async () => {
      const seen = new Set<number>();
      while (!saving.signal.aborted) {
        const { revision, content } = await ada.toolset(project, 'market');
        expect(content?.['overview']).toBe(versionOf(revision));
        seen.add(revision);
      }
      return seen.size;
    };
    const readers = Array.from({ length: 6 }, read);
    for (let revision = 0; revision < 30; revision += 1) {
      const content = { overview: versionOf(revision + 1) };
      expect((await ada.call('PUT', path, { content, revision })).status).toBe(200);
    }
    saving.abort();
    for (const seen of await Promise.all(readers)) expect(seen).toBeGreaterThan(1);
  });

  it('returns saved content unchanged, and both documents while there is a draft', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    const overview = 'Çiğdem’in çamaşırhanesi – 100 % 🧺\t"…"\n\u{2028}';
    const saved = await ada.save(project, 'market', { overview });
    expect(saved['overview']).toBe(overview);
    expect(await ada.toolset(project, 'market')).toMatchObject({ content: { overview }, draft: null });
    const { id } = await ada.begin(project, 'market');
    const { content: drafted } = await ada.ended(id);
    expect(await ada.toolset(project, 'market')).toMatchObject({
      content: drafted,
      savedContent: { overview },
      draft: { generationId: id },
    });
  });
});
