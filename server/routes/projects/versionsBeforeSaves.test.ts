import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Version, VersionContent } from '#engine/protocol/version.ts';
import { createId } from '#server/database/createId.ts';
import { insertVersion } from '#server/database/repositories/projectVersions.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const entry = (id: string) => ({ id, nameOrRole: `Person ${id}`, why: `Because of ${id}` });
const list = (...ids: string[]) => ({ stakeholders: ids.map(entry) });

describe.each(dialects)('a version is kept of what a save takes away, on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect, generation: quickly });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await Person.register(server);
    project = await ada.project();
    await ada.save(project, 'stakeholder', list('a', 'b', 'c', 'd'));
  });

  const at = (rest = '') => `/api/projects/${project}/versions${rest}`;
  const versions = async (): Promise<Version[]> => (await ada.call('GET', at())).body.data;
  const causes = async () => (await versions()).map(({ cause }) => cause);
  const stored = async () => (await ada.toolset(project, 'stakeholder')).content;
  const put = async (content: object, more: object = {}) => {
    const { revision } = await ada.toolset(project, 'stakeholder');
    const path = `/api/projects/${project}/toolsets/stakeholder`;
    const reply = await ada.call('PUT', path, { content, revision, ...more }, { 'accept-language': 'en' });
    expect(reply.status).toBe(200);
    return reply.body.data as { revision: number; before: string | null; lost: string | null };
  };
  const regenerate = async () => {
    const { id } = await ada.begin(project, 'stakeholder');
    await ada.ended(id);
    return { draft: id, content: (await ada.toolset(project, 'stakeholder')).content! };
  };
  const held = async (id: string) => {
    const { toolsets } = (await ada.call('GET', at(`/${id}`))).body.data as VersionContent;
    return toolsets.find((each) => each.id === 'stakeholder')?.content;
  };

  it('one before a draft is saved, from which it comes back', async () => {
    const before = await stored();
    const { draft, content } = await regenerate();
    const saved = await put(content, { draft });
    expect(await versions()).toMatchObject([
      {
        id: saved.before,
        cause: 'draft',
        name: expect.stringMatching(/^Stakeholder Analysis: before a new draft was saved, /),
      },
    ]);
    const undo = { toolset: 'stakeholder', revision: saved.revision };
    expect((await ada.call('POST', at(`/${saved.before}/restore`), undo)).status).toBe(200);
    expect(await stored()).toEqual(before);
    // What was undone can be had back, too.
    expect(await causes()).toEqual(['restore', 'draft']);
    expect(await ada.call('POST', at(`/${saved.before}/restore`), undo)).toMatchObject({
      status: 409,
      body: { key: 'revision-conflict', data: { revision: saved.revision + 1 } },
    });
  });

  it('one of a batch, which all its drafts can be undone with', async () => {
    const { id } = await ada.beginSeveral(project, ['about', 'sections', 'stakeholder']);
    await ada.ended(id);
    for (const toolset of ['about', 'sections', 'stakeholder'])
      await ada.save(project, toolset, (await ada.toolset(project, toolset)).content!);
    expect(await causes()).toEqual(['generate-all']);
  });

  it('one of a draft that has been thrown away while it stood on the page', async () => {
    const { draft } = await regenerate();
    await ada.call('DELETE', `/api/projects/${project}/toolsets/stakeholder/draft`);
    await put(
      { stakeholders: [{ ...entry('a'), why: 'As AI has it' }, ...list('b', 'c', 'd').stakeholders] },
      { draft },
    );
    expect(await causes()).toEqual(['draft']);
  });

  it('one of removals one after another, and another of what was added since', async () => {
    const [first, ...others] = [
      await put(list('a', 'b', 'c')),
      await put(list('a', 'b')),
      await put(list('a')),
    ] as const;
    expect(first).toMatchObject({ before: expect.any(String), lost: null });
    expect(others).toMatchObject([
      { before: null, lost: first.before },
      { before: null, lost: first.before },
    ]);
    expect(await causes()).toEqual(['edit']);
    await put(list('a', 'e'));
    expect((await put(list('a'))).before).not.toBeNull();
    expect(await causes()).toEqual(['edit', 'edit']);
    expect(await held((await versions())[0]!.id)).toMatchObject(list('a', 'e'));
  });

  it('one out of which each of them comes back, as drafted as it was', async () => {
    const { draft, content } = await regenerate();
    await put(content, { draft });
    const entries = content['stakeholders'] as object[];
    await put({ stakeholders: entries.slice(0, -1) });
    const before = await ada.toolset(project, 'stakeholder');
    expect(before.unconfirmed.length).toBeGreaterThan(0);
    const { lost } = await put({ stakeholders: entries.slice(0, -2) });
    await put(before.content!, { draft: null, undoes: lost });
    const { content: after, unconfirmed } = await ada.toolset(project, 'stakeholder');
    expect({ after, unconfirmed }).toEqual({ after: before.content, unconfirmed: before.unconfirmed });
  });

  it('none where a text was put in other words, or entries came, moved or were opened in another order', async () => {
    await put({
      stakeholders: [entry('d'), { ...entry('a'), why: 'Put in other words' }, entry('c'), entry('b'), entry('e')],
    });
    expect(await versions()).toEqual([]);
  });

  it('one of words of a colleague that a decision leaves out', async () => {
    await put({ stakeholders: [{ ...entry('a'), why: 'Mine' }] }, { decided: true });
    await put({ stakeholders: [{ ...entry('a'), why: 'And mine again' }] }, { decided: true });
    expect(await causes()).toEqual(['merge', 'merge']);
  });

  it('one of what the last one holds no more: the oldest make room among their own, and a renamed one never does', async () => {
    const { before } = await put(list('a', 'b', 'c'));
    const kept = (await ada.call('PATCH', at(`/${before}`), { name: 'Mine' })).body.data as Version;
    expect(kept).toMatchObject({ name: 'Mine', cause: 'person' });
    const { database } = server.services;
    const shown = {
      userId: ada.id,
      name: 'Old',
      digest: 'x',
      project: { name: 'K', description: 'B', language: 'en' },
    } as const;
    await database.transaction(async (transaction) => {
      for (let index = 0; index < 20; index += 1)
        await insertVersion(transaction, project, { ...shown, cause: 'edit' });
      for (const cause of ['restore', 'draft', 'import'] as const)
        await insertVersion(transaction, project, { ...shown, cause });
    });
    await put(list('b'));
    await put(list('b', 'new'));
    await put(list('b'));
    const left = await causes();
    expect(left.filter((cause) => cause === 'edit')).toHaveLength(20);
    expect(left.filter((cause) => cause !== 'edit')).toEqual(['import', 'draft', 'restore', 'person']);
  });

  it('one also where people’s own leave no room: then only the latest, and no save is refused', async () => {
    const own = (await ada.call('POST', at(), { name: 'Own' })).body.data as Version;
    const { connection } = server.services.database;
    const large = createId();
    await connection('version_contents').insert({
      id: large,
      project_id: project,
      toolset_id: 'swot',
      content: '{}',
      bytes: 255_999_999,
    });
    await connection('version_toolsets').insert({
      version_id: own.id,
      toolset_id: 'swot',
      version_content_id: large,
      content_id: large,
      made_from: '{}',
    });
    await put(list('a', 'x'));
    const first = await put(list('a'));
    await put(list('y'));
    const { before } = await put(list('z'));
    expect(first.before).not.toBeNull();
    expect((await versions()).map(({ id }) => id)).toEqual([before, own.id]);
    expect(await held(before!)).toMatchObject(list('y'));
  });

  it('one of two saves at the same time, of which one wins', async () => {
    const { revision } = await ada.toolset(project, 'stakeholder');
    const path = `/api/projects/${project}/toolsets/stakeholder`;
    const replies = await Promise.all(['a', 'b'].map((id) => ada.call('PUT', path, { content: list(id), revision })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await causes()).toEqual(['edit']);
  });
});
