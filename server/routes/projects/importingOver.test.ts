import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { ProjectFile } from '#engine/protocol/projectFile.ts';
import type { Version } from '#engine/protocol/version.ts';
import { createId } from '#server/database/createId.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

type Row = Record<string, unknown>;

describe.each(dialects)('bringing a file into a project on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let project: string;
  let ids: string[];

  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
    ids = server.services.toolsets.toolsets.map(({ manifest }) => manifest.id);
  });
  afterAll(() => server.stop());
  // The number of imports in a minute is limited for each person.
  beforeEach(async () => {
    ada = await Person.register(server);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id;
  });

  async function bring(file: unknown, { by = ada, to = project, language = 'en' } = {}) {
    const form = new FormData();
    form.set('file', new Blob([typeof file === 'string' ? file : JSON.stringify(file)]), 'project.json');
    const headers = { authorization: `Bearer ${by.token}`, 'accept-language': language };
    const response = await fetch(`${server.url}/api/projects/${to}/import`, { method: 'POST', headers, body: form });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
  const exported = async (toolsets = ids, of = project): Promise<ProjectFile> =>
    (await ada.call('POST', `/api/projects/${of}/exports`, { toolsets, format: 'json' })).body;
  const versions = async (): Promise<Version[]> =>
    (await ada.call('GET', `/api/projects/${project}/versions`)).body.data;
  const rows = async (): Promise<Record<string, Row>> => {
    const all = await server.services.database.connection('project_toolsets').where({ project_id: project });
    return Object.fromEntries(all.map((row) => [row.toolset_id, { ...row }]));
  };
  const entry = (id: string, content: object = server.services.toolsets.get(id).examples.tr) => ({
    id,
    version: server.services.toolsets.get(id).manifest.version,
    content: content as Row,
  });
  const fileOf = (...toolsets: ProjectFile['toolsets']): ProjectFile => ({
    format: 'filiz-project',
    version: 1,
    project: { name: 'Kutu', description: 'Boxes.', language: 'tr' },
    toolsets,
  });
  const join = async (person: Person, role: string) => {
    const { connection } = server.services.database;
    const { email } = await connection('users').where({ id: person.id }).first('email');
    const now = new Date().toISOString();
    const row = { id: createId(), project_id: project, user_id: person.id, email, role, created_at: now };
    await connection('project_members').insert({ ...row, joined_at: now, last_opened_at: now });
  };

  it('makes its toolsets equal to the file and leaves the others byte for byte, after keeping a version that undoes it', async () => {
    const before = { rows: await rows(), file: await exported() };
    const file = fileOf(entry('persona'), entry('stakeholder'));
    const reply = await bring(file);
    expect(reply).toMatchObject({ status: 200, body: { data: { drafts: [], leftOut: [], imagesLeftOut: 0 } } });
    const { replaced } = reply.body.data;
    expect(replaced.map(({ toolset }: { toolset: string }) => toolset).toSorted()).toEqual(['persona', 'stakeholder']);
    const { persona, stakeholder, ...others } = await rows();
    const { persona: personaBefore, stakeholder: stakeholderBefore, ...othersBefore } = before.rows;
    expect(others).toEqual(othersBefore);
    expect([persona!['revision'], stakeholder!['revision']]).toEqual([
      Number(personaBefore!['revision']) + 1,
      Number(stakeholderBefore!['revision']) + 1,
    ]);
    const today = await exported();
    for (const { id, content } of file.toolsets)
      expect(today.toolsets.find((each) => each.id === id)!.content).toMatchObject(content);
    expect(today.project.name).toBe(before.file.project.name);

    const [version, ...more] = await versions();
    expect(more).toEqual([]);
    expect(version).toMatchObject({ cause: 'import', name: expect.stringMatching(/^Before bringing in a file, /) });
    await ada.call('POST', `/api/projects/${project}/versions/${version!.id}/restore`, {});
    expect({ ...(await exported()), exportedAt: '' }).toEqual({ ...before.file, exportedAt: '' });
  });

  it('marks as stale what was made from what came in, and takes what came in together for fresh', async () => {
    await bring(fileOf(entry('stakeholder'), entry('persona')));
    expect((await ada.toolset(project, 'persona')).stale).toBe(false);
    const statuses = (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data;
    const stale = statuses.filter(({ staleBecause }: { staleBecause: string[] }) => staleBecause.includes('persona'));
    expect(stale.length).toBeGreaterThan(0);
    await bring(fileOf(entry('stakeholder', server.services.toolsets.get('stakeholder').examples.en)));
    expect(await ada.toolset(project, 'persona')).toMatchObject({ stale: true, staleBecause: ['stakeholder'] });
  });

  it('changes nothing where the file says what stands, and keeps its marks', async () => {
    const { content } = await ada.toolset(project, 'stakeholder');
    await ada.save(project, 'stakeholder', {
      ...content,
      stakeholders: (content!['stakeholders'] as object[]).slice(1),
    });
    const before = await rows();
    const reply = await bring(await exported(ids.filter((id) => id !== 'stakeholder')));
    expect(reply.body.data.replaced).toEqual([]);
    expect(await rows()).toEqual(before);
    expect((await ada.toolset(project, 'persona')).stale).toBe(true);
  });

  it('tells whoever has the project open what came in, and from whom', async () => {
    const watcher = new ProjectWatcher(server, ada, project);
    await expect.poll(() => watcher.last('sync')).toBeDefined();
    const { replaced } = (await bring(fileOf(entry('persona')))).body.data;
    const by = { id: ada.id, name: 'Deniz Kaya' };
    await expect.poll(() => watcher.all('saved')).toEqual([{ ...replaced[0], by }]);
    watcher.leave();
  });

  it('brings the name along with the toolset that carries it', async () => {
    await bring(fileOf(entry('about', { summary: 'Boxes that come back.' })), { language: 'tr' });
    const { data } = (await ada.call('GET', `/api/projects/${project}`)).body;
    expect(data).toMatchObject({ name: 'Kutu', description: 'Boxes.', language: 'en' });
    expect((await ada.toolset(project, 'about')).content).toMatchObject({
      name: 'Kutu',
      summary: 'Boxes that come back.',
    });
    expect((await versions())[0]!.name).toMatch(/^İçe aktarmadan önce, \d+ \S+ \d{4}$/);
  });

  it('leaves what is locked as it stands', async () => {
    const { content } = await ada.toolset(project, 'stakeholder');
    const [first, second] = content!['stakeholders'] as Row[];
    const locks = `/api/projects/${project}/toolsets/stakeholder/locks`;
    await ada.call('PUT', locks, { pointers: ['/stakeholders/0', '/stakeholders/1/why'] });
    expect((await bring(fileOf(entry('stakeholder')))).status).toBe(200);
    const after = (await ada.toolset(project, 'stakeholder')).content!['stakeholders'] as Row[];
    expect(after.find(({ id }) => id === first!['id'])).toEqual(first);
    expect(after.find(({ id }) => id === second!['id'])!['why']).toEqual(second!['why']);
    expect(after.length).toBeGreaterThan(1);
    expect((await ada.call('GET', locks)).body.data.pointers).toHaveLength(2);
  });

  it('names what it leaves out, and refuses what does not fit with nothing changed', async () => {
    const before = await rows();
    const broken = await bring(fileOf(entry('persona'), entry('about', { keywords: 'no list' })));
    expect(broken.status).toBe(422);
    expect(broken.body.errors[0].path).toBe('/toolsets/1/content/keywords');
    expect(await bring('%PDF-1.7')).toMatchObject({ status: 400, body: { key: 'not-a-project-file' } });
    expect((await bring({ ...fileOf(), toolsets: [] })).status).toBe(422);
    const unknown = { id: 'tea-leaves', version: '1.0.0', content: { cups: 3 } };
    expect((await bring(fileOf(unknown))).body.key).toBe('nothing-to-import');
    expect([await rows(), await versions()]).toEqual([before, []]);
    const { data } = (await bring(fileOf(unknown, entry('persona')))).body;
    expect(data).toMatchObject({
      replaced: [{ toolset: 'persona' }],
      leftOut: [{ id: 'tea-leaves', reason: 'unknown' }],
    });
  });

  it('is for those who edit, in write mode', async () => {
    const [viewer, editor, stranger] = await Promise.all([1, 2, 3].map(() => Person.register(server)));
    await join(viewer!, 'viewer');
    await join(editor!, 'editor');
    const before = await rows();
    const file = fileOf(entry('persona'));
    expect(await bring(file, { by: viewer! })).toMatchObject({ status: 403 });
    expect(await bring(file, { by: stranger! })).toMatchObject({ status: 404, body: { key: 'not-found' } });
    await ada.call('PATCH', `/api/projects/${project}`, { mode: 'read' });
    expect(await bring(file, { by: editor! })).toMatchObject({ status: 400, body: { key: 'read-only' } });
    expect([await rows(), await versions()]).toEqual([before, []]);
    await ada.call('PATCH', `/api/projects/${project}`, { mode: 'write' });
    expect((await bring(file, { by: editor! })).status).toBe(200);
    expect((await versions())[0]!.author!.id).toBe(editor!.id);
  });

  it('waits for a generation that writes to one of its toolsets', async () => {
    const accepted = await ada.begin(project, 'persona');
    await ada.ended(accepted.id);
    const { connection } = server.services.database;
    const created_at = new Date().toISOString();
    await connection('generations').where({ id: accepted.id }).update({ status: 'queued', created_at });
    await connection('generation_steps').where({ generation_id: accepted.id }).update({ status: 'queued' });
    const before = await rows();
    const refused = await bring(fileOf(entry('persona'), entry('observation')));
    expect(refused).toMatchObject({ status: 400, body: { key: 'generation-writes' } });
    expect(await rows()).toEqual(before);
    expect((await bring(fileOf(entry('observation')))).status).toBe(200);
  });

  it('takes images along within the owner’s room, and those that the project has as they are', async () => {
    const png = await createCanvas(40, 30).encode('png');
    const name = '06C3YJWVQMQR58NSGATNQ5QH6F-40x30.png';
    const poster = entry('concept-poster', { posters: [{ ideaName: 'Box', image: name }] });
    const file = { ...fileOf(poster), images: [{ fileName: name, data: png.toString('base64') }] };
    const { connection } = server.services.database;
    const count = async () => (await connection('project_images').where({ project_id: project })).length;
    const [had, before] = [await count(), await rows()];
    const other = (await ada.call('POST', '/api/projects', { name: 'Full', description: 'x' })).body.data.project.id;
    const large = { file_name: `${createId()}-1x1.png`, bytes: 200_000_000, created_at: new Date().toISOString() };
    await connection('images').insert(large);
    await connection('project_images').insert({ project_id: other, file_name: large.file_name });
    expect(await bring(file)).toMatchObject({ status: 400, body: { key: 'image-quota-full' } });
    expect([await count(), await rows(), await versions()]).toEqual([had, before, []]);
    await connection('project_images').where({ project_id: other }).delete();

    expect((await bring(file)).body.data).toMatchObject({ imagesLeftOut: 0 });
    expect(await count()).toBe(had + 1);
    const again = await exported();
    expect(again.images!.length).toBeGreaterThan(0);
    expect((await bring(again)).body.data.replaced).toEqual([]);
    expect(await count()).toBe(had + 1);
  });
});
