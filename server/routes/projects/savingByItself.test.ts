import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { Version } from '#engine/protocol/version.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

describe.each(dialects)('saving by itself, on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let project: string;
  let sections: ToolsetDocument;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect, generation: quickly });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await Person.register(server);
    project = await ada.project();
    sections = (await ada.toolset(project, 'sections')).content!;
    await ada.saveExample(project, 'stakeholder');
  });

  const path = (toolset = 'sections') => `/api/projects/${project}/toolsets/${toolset}`;
  const put = async (content: object, more: object = { byItself: true }, person = ada) => {
    const { revision } = await person.toolset(project, 'sections');
    return person.call('PUT', path(), { content, revision, draft: null, ...more });
  };
  const type = (problem: string) => put({ ...sections, problem });
  const leave = () => ada.call('DELETE', `${path()}/sitting`);
  const dependent = async (): Promise<ToolsetState> => ada.toolset(project, 'stakeholder');
  const isStale = async () => (await dependent()).stale;
  const stillValid = async () => ada.save(project, 'stakeholder', (await dependent()).content!);
  const versions = async () => (await ada.call('GET', `/api/projects/${project}/versions`)).body.data as Version[];
  const later = async () => {
    const { database } = server.services;
    const row = () => database.connection('project_toolsets').where({ project_id: project, toolset_id: 'sections' });
    const { sitting } = (await row().first('sitting')) as { sitting: string };
    const at = new Date(Date.now() - 31 * 60_000).toISOString();
    await row().update({ sitting: JSON.stringify({ ...JSON.parse(sitting), at }) });
  };

  it('is each person’s own choice, off until they make it', async () => {
    const current = async () => (await ada.call('GET', '/api/user/current')).body.data;
    expect(await current()).toMatchObject({ savesByItself: false });
    expect((await ada.call('PATCH', '/api/user/current', { savesByItself: true })).body.data.savesByItself).toBe(true);
    expect((await ada.call('PATCH', '/api/user/current', { fullName: 'Ada L' })).body.data.savesByItself).toBe(true);
    await ada.call('PATCH', '/api/user/current', { savesByItself: false });
    expect(await current()).toMatchObject({ savesByItself: false });
  });

  it('tells nobody of commas, and everybody once of a change in substance, until they are typed with by hand', async () => {
    await type(`${String(sections['problem']).toUpperCase()}!`);
    expect(await isStale()).toBe(false);
    await type('Boxes come back late.');
    expect(await isStale()).toBe(true);
    await stillValid();
    await type('Boxes come back late, or never.');
    await type('Boxes come back late, or not at all.');
    // What is made from it meanwhile is told at the end: once the page is left, or after half an hour without a key.
    expect(await isStale()).toBe(false);
    expect((await leave()).status).toBe(204);
    expect(await isStale()).toBe(true);
    expect((await dependent()).staleChanges).toMatchObject([
      {
        toolset: 'sections',
        changes: [{ before: 'Boxes come back late.', after: 'Boxes come back late, or not at all.' }],
      },
    ]);
    await stillValid();
    await type('Next sitting.');
    expect(await isStale()).toBe(true);
    await stillValid();
    await type('Still the same sitting.');
    expect(await isStale()).toBe(false);
    await later();
    expect(await isStale()).toBe(true);
  });

  it('says at once what somebody asks to have saved', async () => {
    await type('One.');
    await stillValid();
    await type('Two.');
    expect(await isStale()).toBe(false);
    await put({ ...sections, problem: 'Three.' }, {});
    expect(await isStale()).toBe(true);
  });

  it('takes no notice away that what is typed in is outdated', async () => {
    const before = await findProjectToolset(server.services.database.connection, project, 'stakeholder');
    await ada.save(project, 'sections', { ...sections, problem: 'Another one.' });
    const typed = { stakeholders: [{ nameOrRole: 'Typed', why: 'On a page that is outdated' }] };
    const { revision } = await dependent();
    await ada.call('PUT', path('stakeholder'), { content: typed, revision, draft: null, byItself: true });
    expect((await dependent()).staleBecause).toEqual(['sections']);
    const after = await findProjectToolset(server.services.database.connection, project, 'stakeholder');
    expect(after.madeFrom).toEqual(before.madeFrom);
  });

  it('keeps one version a sitting of what stood, and another for what somebody else wrote since', async () => {
    await put({ ...sections, problem: '' });
    await type('First try');
    await put({ ...sections, problem: '' });
    await type('Second try');
    await put({ ...sections, problem: '' });
    expect(await versions()).toMatchObject([{ cause: 'edit' }]);
    const [kept] = await versions();
    const held = (await ada.call('GET', `/api/projects/${project}/versions/${kept!.id}`)).body.data;
    expect(held.toolsets.find(({ id }: { id: string }) => id === 'sections').content.problem).toBe(sections['problem']);

    const bora = await Person.register(server);
    const { email } = (await bora.call('GET', '/api/user/current')).body.data;
    await ada.call('POST', `/api/projects/${project}/members`, { email, role: 'editor' });
    await put({ ...sections, problem: 'Bora’s words' }, { byItself: true }, bora);
    await put({ ...sections, problem: '' });
    expect(await versions()).toHaveLength(2);
    await leave();
    await type('After the break');
    await put({ ...sections, problem: '' });
    expect(await versions()).toHaveLength(3);
  });

  it('refuses to save nothing, and leaves a draft as it is', async () => {
    expect(await put({})).toMatchObject({ status: 400, body: { key: 'empty-content' } });
    const { id } = await ada.begin(project, 'sections');
    await ada.ended(id);
    const { content } = await ada.toolset(project, 'sections');
    expect((await put({ ...content }, { byItself: true, draft: id })).status).toBe(422);
    expect((await type('Beside the draft.')).body.data).toMatchObject({ draft: id });
    expect(await ada.toolset(project, 'sections')).toMatchObject({
      content,
      savedContent: { problem: 'Beside the draft.' },
      draft: { generationId: id },
    });
  });
});
