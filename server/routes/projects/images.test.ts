import { readdirSync } from 'node:fs';
import path from 'node:path';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { storedImage } from '#engine/images/storedImage.ts';
import { deleteUnusedImages } from '#server/images/deleteUnusedImages.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await Person.register(server);
  project = await newProject(ada);
});
afterAll(() => server.stop());

const newProject = async (person: Person) =>
  (await person.call('POST', '/api/projects', { name: 'Kutu', description: 'Boxes.' })).body.data.project.id as string;

async function upload(bytes: Uint8Array, { by = ada, to = project, headers = {}, name = 'a.png' } = {}) {
  const form = new FormData();
  form.set('image', new Blob([bytes as BlobPart], { type: 'image/png' }), name);
  const response = await fetch(`${server.url}/api/projects/${to}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'en', ...headers },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const get = (url: string, by?: Person, headers = {}) =>
  fetch(server.url + url, { headers: { ...(by && { authorization: `Bearer ${by.token}` }), ...headers } });

function draw(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width, height);
  return canvas;
}

/** A JPEG whose camera was held sideways, and noted where it was. */
async function jpegOfCamera(): Promise<Buffer> {
  const jpeg = await draw(300, 200).encode('jpeg');
  const note = Buffer.from('41.0082 N, 28.9784 E');
  const tiff = Buffer.from('49492a00080000000100120103000100000006000000000000', 'hex');
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, note]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A PNG that says it is so large; its few bytes would become hundreds of megabytes. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const png = await draw(20, 20).encode('png');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A JPEG in which another one stands behind a marker that decoders read as having no length. */
async function jpegInJpeg(...marker: number[]): Promise<Buffer> {
  const [shown, hidden] = [await draw(30, 20).encode('jpeg'), (await draw(300, 200).encode('jpeg')).subarray(2)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(hidden.length + 2);
  return Buffer.concat([shown.subarray(0, 2), Buffer.from(marker), length, hidden, shown.subarray(2)]);
}

const kept = () => {
  const folder = path.join(server.services.config.dataDirectory, 'images');
  return readdirSync(folder, { recursive: true }).length;
};

describe('an uploaded image', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is taken as %s, and read again by whoever may read the project',
    async (type) => {
      const canvas = draw(300, 200);
      const bytes = type === 'png' ? await canvas.encode('png') : await canvas.encode(type);
      const { status, body } = await upload(bytes);
      expect(status, JSON.stringify(body)).toBe(201);
      const { fileName, url } = body.data;
      expect(storedImage(fileName)).toMatchObject({ width: 300, height: 200 });
      expect(url).toBe(`/api/projects/${project}/images/${fileName}`);
      const answer = await get(url, ada);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': storedImage(fileName)!.mediaType,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        'content-disposition': `inline; filename="${fileName}"; filename*=UTF-8''${fileName}`,
      });
      const image = await loadImage(Buffer.from(await answer.arrayBuffer()));
      expect([image.width, image.height]).toEqual([300, 200]);
      const again = await get(url, ada, { 'if-none-match': answer.headers.get('etag')! });
      expect(again.status).toBe(304);
    },
  );

  it('stands upright and tells nothing of where it was taken', async () => {
    const { body } = await upload(await jpegOfCamera());
    expect(storedImage(body.data.fileName)).toMatchObject({ width: 200, height: 300 });
    const bytes = Buffer.from(await (await get(body.data.url, ada)).arrayBuffer());
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.includes('41.0082')).toBe(false);
  });

  it('is made smaller, without being distorted', async () => {
    const { body } = await upload(await draw(3000, 1500).encode('jpeg'));
    expect(storedImage(body.data.fileName)).toMatchObject({ width: 2000, height: 1000 });
  });

  it('is not there for anybody else, whatever they know of it', async () => {
    const { body } = await upload(await draw(30, 20).encode('png'));
    const { fileName, url } = body.data;
    const eve = await Person.register(server);
    const own = await newProject(eve);
    expect((await get(url)).status).toBe(401);
    expect((await get(url, eve)).status).toBe(404);
    expect((await get(`/api/projects/${own}/images/${fileName}`, eve)).status).toBe(404);
    expect((await upload(await draw(30, 20).encode('png'), { by: eve })).status).toBe(404);
  });

  it.each(['..%2Fsecret.png', 'x.png', '0'.repeat(26), `${'0'.repeat(26)}-30x20.png`])(
    'is not there under the name %s',
    async (name) => {
      expect((await get(`/api/projects/${project}/images/${name}`, ada)).status).toBe(404);
    },
  );

  it('is one when the upload is repeated', async () => {
    const bytes = await draw(40, 20).encode('png');
    const headers = { 'idempotency-key': 'once' };
    const first = await upload(bytes, { headers });
    const before = kept();
    expect((await upload(bytes, { headers })).body.data).toEqual(first.body.data);
    expect(kept()).toBe(before);
    expect((await upload(await draw(41, 20).encode('png'), { headers })).status).toBe(422);
    expect(kept()).toBe(before);
  });
});

describe('what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cases: [string, () => Promise<Uint8Array>, number, string][] = [
    ['an SVG with a script', async () => svg, 415, 'image-type'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script>'), 415, 'image-type'],
    ['a GIF', async () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 415, 'image-type'],
    ['nothing', async () => Buffer.alloc(0), 415, 'image-type'],
    ['41 megapixels', () => pngThatSays(8200, 5000), 413, 'image-too-large'],
    ['a bomb', () => pngThatSays(60_000, 60_000), 413, 'image-too-large'],
    ['one that says less than 40 megapixels, and has other bytes', () => pngThatSays(7000, 5000), 422, 'image-broken'],
    ['no pixels', () => pngThatSays(0, 100), 422, 'image-broken'],
    [
      'a script behind the first bytes of a PNG',
      async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), svg]),
      422,
      'image-broken',
    ],
    ['a PNG cut off', async () => (await draw(300, 200).encode('png')).subarray(0, 300), 422, 'image-broken'],
    ['a JPEG cut off', async () => (await draw(300, 200).encode('jpeg')).subarray(0, 900), 422, 'image-broken'],
    ['a JPEG in a JPEG, behind TEM', () => jpegInJpeg(0xff, 0x01), 422, 'image-broken'],
    ['a JPEG in a JPEG, behind the first RST', () => jpegInJpeg(0xff, 0xd0), 422, 'image-broken'],
    ['a JPEG in a JPEG, behind the last RST', () => jpegInJpeg(0xff, 0xff, 0xd7), 422, 'image-broken'],
    ['a JPEG that begins twice', () => jpegInJpeg(0xff, 0xd8), 422, 'image-broken'],
    ['a WebP cut off', async () => (await draw(300, 200).encode('webp')).subarray(0, 200), 422, 'image-broken'],
    ['more than 10 MB', async () => Buffer.alloc(10.5 * 1024 * 1024, 0xff), 413, 'payload-too-large'],
  ];

  it.each(cases)('%s, with words and nothing kept', async (_, make, status, key) => {
    const before = kept();
    const reply = await upload(await make());
    expect(reply).toMatchObject({ status, body: { key, title: expect.any(String), message: expect.any(String) } });
    expect(kept()).toBe(before);
    expect(await server.services.database.connection('images').count({ count: '*' })).toEqual([{ count: before }]);
  });

  it('everything in a project in read mode', async () => {
    const quiet = await newProject(ada);
    await ada.call('PATCH', `/api/projects/${quiet}`, { mode: 'read' });
    expect(await upload(await draw(30, 20).encode('png'), { to: quiet })).toMatchObject({
      status: 400,
      body: { key: 'read-only' },
    });
  });

  it('more than the owner has room for', async () => {
    const { connection } = server.services.database;
    const bo = await Person.register(server);
    const own = await newProject(bo);
    const first = await upload(await draw(30, 20).encode('png'), { by: bo, to: own });
    await connection('images').where({ file_name: first.body.data.fileName }).update({ bytes: 200_000_000 });
    const before = kept();
    expect(await upload(await draw(30, 20).encode('png'), { by: bo, to: own })).toMatchObject({
      status: 400,
      body: { key: 'image-quota-full', message: expect.stringContaining('200 MB') },
    });
    expect(kept()).toBe(before);
  });
});

describe('an image that is no longer needed', () => {
  const day = 24 * 60 * 60 * 1000;
  const clean = (days: number) => deleteUnusedImages(server.services, Date.now() + days * day);
  const save = async (image: string | undefined, own: string) => {
    const { revision } = (await ada.call('GET', `/api/projects/${own}/toolsets/concept-poster`)).body.data;
    const content = { posters: [{ id: 'till', ideaName: 'Till', ...(image !== undefined && { image }) }] };
    const reply = await ada.call('PUT', `/api/projects/${own}/toolsets/concept-poster`, { content, revision });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  const status = async (url: string) => (await get(url, ada)).status;

  it('goes seven days after nothing names it, and stays while something does', async () => {
    const own = await newProject(ada);
    const [named, unnamed] = [
      (await upload(await draw(50, 20).encode('png'), { to: own })).body.data,
      (await upload(await draw(60, 20).encode('png'), { to: own })).body.data,
    ];
    await save(named.fileName, own);
    await clean(0);
    await clean(6);
    expect([await status(named.url), await status(unnamed.url)]).toEqual([200, 200]);
    await clean(8);
    await clean(8.1);
    expect([await status(named.url), await status(unnamed.url)]).toEqual([200, 404]);
    expect(await server.services.files.get(unnamed.fileName)).toBe(null);
  });

  it('stays while a version names it', async () => {
    const own = await newProject(ada);
    const { fileName, url } = (await upload(await draw(50, 20).encode('png'), { to: own })).body.data;
    await save(fileName, own);
    await ada.call('POST', `/api/projects/${own}/versions`, { name: 'With picture' });
    await save(undefined, own);
    for (const days of [0, 8, 16]) await clean(days);
    expect(await status(url)).toBe(200);
  });

  it('counts in a copy only with the contents that name it', async () => {
    const eve = await Person.register(server);
    const own = await newProject(eve);
    const { fileName } = (await upload(await draw(50, 20).encode('png'), { by: eve, to: own })).body.data;
    const posters = [{ id: 'till', ideaName: 'Till', image: fileName }];
    await eve.save(own, 'concept-poster', { posters });
    const { connection } = server.services.database;
    // Two of these have no room.
    await connection('images').where({ file_name: fileName }).update({ bytes: 150_000_000 });
    const copy = (toolsets: unknown) =>
      eve.call('POST', `/api/projects/${own}/copies`, { name: 'Again', toolsets }, { 'accept-language': 'en' });
    expect(await copy('all')).toMatchObject({ status: 400, body: { key: 'image-quota-full' } });
    expect((await copy(['about', 'concept-poster'])).status).toBe(400);
    const { project: without } = (await copy(['about'])).body.data;
    expect(await connection('project_images').where({ project_id: without.id })).toEqual([]);
    await connection('images').where({ file_name: fileName }).update({ bytes: 90_000_000 });
    const { project: whole } = (await copy('all')).body.data;
    expect((await get(`/api/projects/${whole.id}/images/${fileName}`, eve)).status).toBe(200);
  });

  it('is in a copy of its project as long as either is there', async () => {
    const own = await newProject(ada);
    const { fileName } = (await upload(await draw(50, 20).encode('png'), { to: own })).body.data;
    await save(fileName, own);
    const copied = await ada.call('POST', `/api/projects/${own}/copies`, { name: 'Again', toolsets: 'all' });
    expect(copied.status, JSON.stringify(copied.body)).toBe(201);
    const copy = (copied.body.data.project ?? copied.body.data).id as string;
    await server.services.database.connection('projects').where({ id: own }).delete();
    for (const days of [0, 8, 16]) await clean(days);
    expect(await status(`/api/projects/${copy}/images/${fileName}`)).toBe(200);
    await server.services.database.connection('projects').where({ id: copy }).delete();
    await clean(16);
    expect(await server.services.files.get(fileName)).toBe(null);
  });
});
