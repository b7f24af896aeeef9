import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { storedImage } from '#engine/images/storedImage.ts';
import type { BrandTexts } from '#engine/protocol/brand.ts';
import { createId } from '#server/database/createId.ts';
import { deleteUnusedImages } from '#server/images/deleteUnusedImages.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
  ada = await Person.register(server);
});
afterAll(() => server.stop());

const kiyi = { company: 'Kıyı Studio', client: 'Moda Lokantaları A.Ş.', colour: '#1e4d5c' };
const none = { company: '', client: '', colour: '', logo: null };
const usual = '/api/user/brand';
const week = 7 * 24 * 60 * 60 * 1000;

async function newProject(by = ada) {
  const project = { name: 'Kutu', description: 'Boxes.' };
  return (await by.call('POST', '/api/projects', project)).body.data.project.id as string;
}

function logo(side = 60, colour = '#1e4d5c') {
  const canvas = createCanvas(side, side / 2);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, side, side / 4);
  return canvas.encode('png');
}

async function send(path: string, file: Uint8Array, texts: BrandTexts = kiyi, by = ada) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  form.set('logo', new Blob([file as BlobPart]), 'logo');
  const headers = { authorization: `Bearer ${by.token}`, 'accept-language': 'en' };
  const answer = await fetch(server.url + path, { method: 'PUT', headers, body: form });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function join(projectId: string, { id }: Person, role: 'editor' | 'viewer') {
  const now = new Date().toISOString();
  const row = { id: createId(), project_id: projectId, user_id: id, email: `${id}@example.com`, role };
  const at = { created_at: now, joined_at: now, last_opened_at: now };
  await server.services.database.connection('project_members').insert({ ...row, ...at });
}

const statusOf = async (path: string, by?: Person) =>
  (await fetch(server.url + path, { headers: by ? { authorization: `Bearer ${by.token}` } : {} })).status;

it('is the usual one of the owner until a project has its own, and again once that is taken away', async () => {
  const project = `/api/projects/${await newProject()}`;
  expect((await ada.call('GET', `${project}/brand`)).body.data).toEqual({ ...none, isOwn: false });
  const { status, body } = await send(usual, await logo());
  expect(status, JSON.stringify(body)).toBe(200);
  const { logo: usualLogo } = body.data;
  expect(await statusOf(`${project}/images/${usualLogo}`, ada)).toBe(200);
  expect(await statusOf(`${usual}/images/${usualLogo}`, ada)).toBe(200);
  const own = await ada.call('PUT', `${project}/brand`, { ...kiyi, client: 'Elif', colour: '' });
  expect(own.body.data).toEqual({ ...kiyi, client: 'Elif', colour: '', logo: usualLogo, isOwn: true });
  await ada.call('PUT', `${project}/brand`, { ...kiyi, keepsLogo: 'no' });
  expect(await statusOf(`${project}/images/${usualLogo}`, ada)).toBe(404);
  const back = await ada.call('DELETE', `${project}/brand`);
  expect(back.body.data).toEqual({ ...kiyi, logo: usualLogo, isOwn: false });
});

it('takes a logo through the gate of every upload, small, and keeps what was there where it is refused', async () => {
  const project = `/api/projects/${await newProject()}`;
  const large = await send(`${project}/brand`, await logo(3000));
  expect(storedImage(large.body.data.logo)).toMatchObject({ width: 800, height: 400 });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const texts = { ...kiyi, company: 'Another' };
  expect(await send(`${project}/brand`, svg, texts)).toMatchObject({ status: 415, body: { key: 'image-type' } });
  const bomb = await logo();
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  expect(await send(`${project}/brand`, bomb, texts)).toMatchObject({ body: { key: 'image-too-large' } });
  const faults = { company: 'x'.repeat(81), client: 'a\nb', colour: 'red;}' };
  const { status, body } = await ada.call('PUT', `${project}/brand`, faults);
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['/company', '/client', '/colour'],
  ]);
  expect((await ada.call('GET', `${project}/brand`)).body.data).toEqual(large.body.data);
});

it('is shown by a link, and changed by owner and editors alone', async () => {
  const id = await newProject();
  const [editor, viewer] = [await Person.register(server), await Person.register(server)];
  await join(id, editor, 'editor');
  await join(id, viewer, 'viewer');
  const path = `/api/projects/${id}/brand`;
  const { body } = await send(path, await logo(), kiyi, editor);
  expect((await viewer.call('PUT', path, kiyi)).status).toBe(403);
  expect((await viewer.call('DELETE', path)).status).toBe(403);
  expect((await viewer.call('GET', path)).body.data).toEqual(body.data);
  const link = await ada.call('POST', `/api/projects/${id}/share-links`, { toolsets: ['persona'] });
  const shared = `/api/shared/${link.body.data.url.split('/').at(-1)}`;
  const shown = { ...kiyi, logo: body.data.logo as string };
  expect((await ada.call('GET', shared)).body.data.brand).toEqual(shown);
  expect(await statusOf(`${shared}/images/${shown.logo}`)).toBe(200);
  expect(await statusOf(`${shared}/images/${(await send(usual, await logo())).body.data.logo}`)).toBe(404);
});

it('goes with a copy, and its logo with the last that shows it', async () => {
  const zoe = await Person.register(server);
  const id = await newProject(zoe);
  const { logo: name } = (await send(`/api/projects/${id}/brand`, await logo(), kiyi, zoe)).body.data;
  const copy = await zoe.call('POST', `/api/projects/${id}/copies`, { name: 'Copy', toolsets: 'all' });
  const copied = `/api/projects/${copy.body.data.project?.id ?? copy.body.data.id}`;
  expect((await zoe.call('GET', `${copied}/brand`)).body.data).toEqual({ ...kiyi, logo: name, isOwn: true });
  const sweep = () => deleteUnusedImages(server.services, Date.now() + week);
  await zoe.call('DELETE', `/api/projects/${id}`);
  await sweep();
  expect(await statusOf(`${copied}/images/${name}`, zoe)).toBe(200);
  const usualLogo = (await send(usual, await logo(60, '#aa0000'), kiyi, zoe)).body.data.logo as string;
  expect(await server.services.files.get(usualLogo)).not.toBeNull();
  const { status } = await zoe.call('DELETE', '/api/user/current', { password: goodPassword });
  expect(status).toBe(204);
  await sweep();
  expect(await server.services.files.get(name)).toBeNull();
  expect(await server.services.files.get(usualLogo)).toBeNull();
});
