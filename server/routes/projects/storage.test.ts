import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deleteUnusedImages } from '#server/images/deleteUnusedImages.ts';
import { noteChangedSizes } from '#server/projects/noteChangedSizes.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const megabyte = 1_000_000;
const connection = () => server.services.database.connection;
const kept = async (project: string): Promise<number> => {
  const { bytes, version_bytes: versions } = await connection()('projects').where({ id: project }).first();
  return Number(bytes) + Number(versions);
};
/** As though the person kept so much elsewhere. */
const fill = (project: string, bytes: number) => connection()('projects').where({ id: project }).update({ bytes });
const full = { status: 400, body: { key: 'storage-full', message: expect.stringContaining('500 MB') } };
const english = { 'accept-language': 'en' };

async function owner() {
  const person = await Person.register(server);
  const [project, other] = [await person.project(), await person.project()];
  return { person, project, other };
}

async function join(project: string, host: Person, guest: Person): Promise<string> {
  const { email } = await connection()('users').where({ id: guest.id }).first('email');
  const reply = await host.call('POST', `/api/projects/${project}/members`, { email, role: 'editor' });
  return reply.body.data.id;
}

/** A document whose one text is so long. */
const long = (letters: number) => ({
  ...server.services.toolsets.get('about').examples.en,
  description: 'x'.repeat(letters),
});
const longest = 3000;

async function put(person: Person, project: string, content: object) {
  const { revision } = await person.toolset(project, 'about');
  return person.call('PUT', `/api/projects/${project}/toolsets/about`, { content, revision }, english);
}

async function upload(person: Person, project: string) {
  const form = new FormData();
  form.set('image', new Blob([(await createCanvas(30, 20).encode('png')) as BlobPart]), 'a.png');
  const headers = { authorization: `Bearer ${person.token}`, ...english };
  const response = await fetch(`${server.url}/api/projects/${project}/images`, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
}

describe('what is kept of a project', () => {
  it('is counted with each save, draft, comment and version', async () => {
    const { person, project } = await owner();
    await noteChangedSizes(server.services.database);
    const sizes = [await kept(project)];
    const note = async () => sizes.push(await kept(project));
    expect((await put(person, project, long(longest))).status).toBe(200);
    await note();
    await person.ended((await person.begin(project, 'stakeholder')).id);
    await note();
    await person.call('POST', `/api/projects/${project}/comments`, { toolset: 'about', text: 'x'.repeat(500) });
    await note();
    await person.call('POST', `/api/projects/${project}/versions`, { name: 'One' });
    await note();
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(sizes.length);
    const counted = sizes.at(-1)!;
    await noteChangedSizes(server.services.database);
    // Small changes are counted only now.
    expect(Math.abs((await kept(project)) - counted)).toBeLessThan(1000 * 3);
  });

  it('counts again what was saved in small steps', async () => {
    const { person, project } = await owner();
    await noteChangedSizes(server.services.database);
    const before = await kept(project);
    for (let letters = 1; letters < 5; letters += 1)
      expect((await put(person, project, long(letters * 700))).status).toBe(200);
    await noteChangedSizes(server.services.database);
    expect(await kept(project)).toBeGreaterThan(before + 2000);
  });

  it('is freed by deleting a version', async () => {
    const { person, project } = await owner();
    const before = await kept(project);
    const { id } = (await person.call('POST', `/api/projects/${project}/versions`, { name: 'One' })).body.data;
    expect(await kept(project)).toBeGreaterThan(before);
    await person.call('DELETE', `/api/projects/${project}/versions/${id}`);
    expect(await kept(project)).toBe(before);
  });
});

describe('whoever keeps as much as they may', () => {
  it('adds nothing by a project, copy, import, version, comment or longer text, and is told what to do', async () => {
    const { person, project, other } = await owner();
    const file = (
      await person.call('POST', `/api/projects/${project}/exports`, { toolsets: ['about'], format: 'json' })
    ).body;
    await fill(other, 500 * megabyte);
    const at = `/api/projects/${project}`;
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify(file)]), 'project.json');
    const headers = { authorization: `Bearer ${person.token}`, ...english };
    const imported = await fetch(`${server.url}/api/projects/import`, { method: 'POST', headers, body: form });
    const tries = {
      project: await person.call('POST', '/api/projects', { name: 'More', description: 'More' }, english),
      copy: await person.call('POST', `${at}/copies`, { name: 'Again', toolsets: 'all' }, english),
      import: { status: imported.status, body: await imported.json() },
      version: await person.call('POST', `${at}/versions`, { name: 'One' }, english),
      comment: await person.call('POST', `${at}/comments`, { toolset: 'about', text: 'More' }, english),
      save: await put(person, project, long(longest)),
    };
    for (const [name, reply] of Object.entries(tries)) expect([name, reply]).toMatchObject([name, full]);
    expect((await person.call('GET', '/api/projects')).body.data).toHaveLength(2);
    expect((await person.call('GET', `${at}/versions`)).body.data).toHaveLength(0);
    const turkish = await person.call('POST', `${at}/versions`, { name: 'Bir' }, { 'accept-language': 'tr' });
    expect(turkish.body.message).toContain('kalıcı olarak silin');
  });

  it('still saves what is not longer, and has room again once a project is deleted for good', async () => {
    const { person, project, other } = await owner();
    expect((await put(person, project, long(longest))).status).toBe(200);
    await fill(other, 500 * megabyte);
    expect((await put(person, project, long(longest - 500))).status).toBe(200);
    expect((await put(person, project, long(1))).status).toBe(200);
    await person.call('DELETE', `/api/projects/${other}`);
    expect((await person.call('POST', '/api/projects', { name: 'More', description: 'More' })).status).toBe(400);
    await person.call('DELETE', `/api/projects/${other}?forGood=true`);
    expect((await person.call('POST', '/api/projects', { name: 'More', description: 'More' })).status).toBe(201);
  });

  it('takes no project over that does not fit beside their own', async () => {
    const { person, project } = await owner();
    const guest = await Person.register(server);
    const own = await guest.project();
    const member = await join(project, person, guest);
    await person.call('POST', `/api/projects/${project}/owner`, { member });
    await fill(own, 500 * megabyte - 1000);
    const accept = () => guest.call('POST', `/api/projects/${project}/owner/acceptance`, undefined, english);
    expect(await accept()).toMatchObject(full);
    await fill(own, 1000);
    expect((await accept()).status).toBe(200);
  });
});

describe('an editor', () => {
  it('fills three quarters of what the owner may keep, and the owner goes on in all projects', async () => {
    const { person, project, other } = await owner();
    const guest = await Person.register(server);
    await join(project, person, guest);
    await fill(project, 375 * megabyte);
    expect(await put(guest, project, long(longest))).toMatchObject({
      status: 400,
      body: { key: 'storage-full', message: expect.stringContaining('Ask them to delete') },
    });
    for (const each of [project, other]) expect((await put(person, each, long(longest))).status).toBe(200);
    expect((await person.call('POST', `/api/projects/${other}/versions`, { name: 'One' })).status).toBe(201);
  });

  it('uploads images into their own room, not into the owner’s', async () => {
    const { person, project, other } = await owner();
    const guest = await Person.register(server);
    const member = await join(project, person, guest);
    const { fileName } = (await upload(guest, project)).body.data;
    await connection()('images')
      .where({ file_name: fileName })
      .update({ bytes: 200 * megabyte });
    expect(await upload(guest, project)).toMatchObject({
      status: 400,
      body: { key: 'image-quota-full', message: expect.stringContaining('that you have uploaded') },
    });
    for (const each of [project, other]) expect((await upload(person, each)).status).toBe(201);
    await person.call('DELETE', `/api/projects/${project}/members/${member}`);
    expect((await upload(person, other)).status).toBe(201);
  });

  it('has room again for images two hours after nothing names them, and not before', async () => {
    const { person, project } = await owner();
    const hour = 60 * 60 * 1000;
    const { fileName } = (await upload(person, project)).body.data;
    await connection()('images')
      .where({ file_name: fileName })
      .update({ bytes: 200 * megabyte });
    await deleteUnusedImages(server.services);
    expect((await upload(person, project)).status).toBe(400);
    await connection()('project_images')
      .where({ file_name: fileName })
      .update({ unnamed_since: new Date(Date.now() - hour - 1).toISOString() });
    expect((await upload(person, project)).status).toBe(201);
  });

  it('keeps an image that is named again, however short the room is', async () => {
    const { person, project } = await owner();
    const { fileName, url } = (await upload(person, project)).body.data;
    await person.save(project, 'concept-poster', { posters: [{ id: 'a', ideaName: 'Till', image: fileName }] });
    await connection()('images')
      .where({ file_name: fileName })
      .update({ bytes: 200 * megabyte });
    await connection()('project_images')
      .where({ file_name: fileName })
      .update({ unnamed_since: '2026-01-01T00:00:00.000Z' });
    expect((await upload(person, project)).status).toBe(400);
    expect((await person.call('GET', url)).status).toBe(200);
  });
});
