import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import { deleteUnusedImages } from '#server/images/deleteUnusedImages.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await Person.register(server);
});
afterAll(() => server.stop());

// Nothing is written in it meanwhile.
const newProject = () => ada.project();

async function upload(to: string) {
  const form = new FormData();
  form.set('image', new Blob([(await createCanvas(30, 20).encode('png')) as BlobPart]), 'a.png');
  const headers = { authorization: `Bearer ${ada.token}`, 'accept-language': 'en' };
  const response = await fetch(`${server.url}/api/projects/${to}/images`, { method: 'POST', headers, body: form });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const long = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000).toISOString();

/** Rows of images whose files are not there, as far as a test does not look at them. */
async function addImages(count: number, project?: string, unnamedSince: string | null = null): Promise<string[]> {
  const { connection } = server.services.database;
  const names = Array.from({ length: count }, () => `${createId()}-30x20.png`);
  const images = names.map((name) => ({ file_name: name, bytes: 1, created_at: long }));
  await connection.batchInsert('images', images, 200);
  if (!project) return names;
  const shown = names.map((name) => ({ project_id: project, file_name: name, unnamed_since: unnamedSince }));
  await connection.batchInsert('project_images', shown, 200);
  return names;
}

const posters = (images: readonly string[]) => ({
  posters: images.map((image, index) => ({ id: `poster-${index}`, ideaName: 'Till', image })),
});

/** How many statements name a project while something is done that tells its id. */
async function statementsAbout(work: () => Promise<string>): Promise<number> {
  const { connection } = server.services.database;
  const statements: unknown[][] = [];
  const note = ({ bindings }: { bindings?: unknown[] }) => void statements.push(bindings ?? []);
  connection.on('query', note);
  const project = await work().finally(() => connection.removeListener('query', note));
  return statements.filter((bindings) => bindings.includes(project)).length;
}

describe('a project with many images', () => {
  it('takes the thousandth, and no further one until there is room again', async () => {
    const project = await newProject();
    await addImages(999, project);
    expect((await upload(project)).status).toBe(201);
    const refused = await upload(project);
    expect(refused).toMatchObject({ status: 400, body: { key: 'too-many-images' } });
    expect(refused.body.message).toContain('at most 1000 images');
    const { connection } = server.services.database;
    const [one] = await connection('project_images').where({ project_id: project }).limit(1).pluck('file_name');
    await connection('project_images').where({ project_id: project, file_name: one }).delete();
    expect((await upload(project)).status).toBe(201);
  });

  it('is copied with those that the copy names, of contents, drafts and earlier contents', async () => {
    const project = await newProject();
    const [saved, alsoSaved, drafted, earlier, ofVersion, ...unnamed] = (await addImages(300, project)) as [
      string,
      ...string[],
    ];
    await ada.save(project, 'concept-poster', posters([saved, alsoSaved!]));
    const { connection } = server.services.database;
    const toolset = { project_id: project, toolset_id: 'concept-poster' };
    await connection('project_toolsets')
      .where(toolset)
      .update({ draft: JSON.stringify(posters([drafted!])) });
    const content = JSON.stringify(posters([earlier!]));
    await connection('earlier_contents').insert({ ...toolset, content_id: 'c', content });
    const kept = JSON.stringify(posters([ofVersion!]));
    await connection('version_contents').insert({ ...toolset, id: createId(), content: kept });
    const copy = await ada.call('POST', `/api/projects/${project}/copies`, { name: 'Again', toolsets: 'all' });
    expect(copy.status, JSON.stringify(copy.body)).toBe(201);
    const shown = await connection('project_images')
      .where({ project_id: copy.body.data.project.id })
      .pluck('file_name');
    expect(shown.toSorted()).toEqual([saved, alsoSaved, drafted, earlier].toSorted());
    await deleteUnusedImages(server.services);
    const rows = await connection('project_images').where({ project_id: project }).whereNotNull('unnamed_since');
    expect(rows.map((row) => row.file_name).toSorted()).toEqual(unnamed.toSorted());
  });

  it('is cleaned and copied with as many statements as one with few', async () => {
    const costs = async (count: number) => {
      const project = await newProject();
      const names = await addImages(count, project, long);
      await ada.save(project, 'concept-poster', posters(names.slice(0, 1)));
      const cleaning = await statementsAbout(async () => {
        await deleteUnusedImages(server.services, Date.parse(long));
        return project;
      });
      const copying = await statementsAbout(async () => {
        const copy = await ada.call('POST', `/api/projects/${project}/copies`, {
          name: 'Again',
          toolsets: ['concept-poster'],
        });
        return copy.body.data.project.id;
      });
      return { cleaning, copying };
    };
    expect(await costs(150)).toEqual(await costs(3));
  });

  it('is left by all that nothing has named for seven days', async () => {
    const project = await newProject();
    const [named, ...unnamed] = await addImages(450, project, long);
    await ada.save(project, 'concept-poster', posters([named!]));
    await deleteUnusedImages(server.services);
    const { connection } = server.services.database;
    const left = await connection('project_images').where({ project_id: project }).select('file_name', 'unnamed_since');
    expect(left).toEqual([{ file_name: named, unnamed_since: null }]);
    expect(await connection('images').whereIn('file_name', unnamed)).toEqual([]);
  });
});
