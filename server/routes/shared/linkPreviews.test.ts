import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { temporaryDirectory } from '#server/testing/temporaryDirectory.ts';

const web = temporaryDirectory('filiz-web-');
let server: TestServer;
beforeAll(async () => {
  copyFileSync('index.html', path.join(web, 'index.html'));
  server = await startTestServer({ TEST_WEB_DIR: web });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

async function link(body: object, description = 'Boxes that come back.') {
  const owner = await Person.register(server);
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Dönkap <b>"&', description })).body.data;
  await owner.saveExample(project.id, 'stakeholder');
  const links = `/api/projects/${project.id}/share-links`;
  const { id, url } = (await owner.call('POST', links, body)).body.data;
  const page = new URL(url).pathname;
  const read = async (path = page) => (await fetch(server.url + path)).text();
  const picture = () => fetch(`${server.url}/api${page}/preview.png`);
  return { owner, id, links, page, read, picture };
}

const valueOf = (page: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1];

it('tells messengers name, description and a picture of a link that lets them, and of no other', async () => {
  const { owner, id, links, page, read, picture } = await link(
    { preview: true },
    `Boxes ${'that come back '.repeat(40)}`,
  );
  const head = await read();
  expect(valueOf(head, 'og:title')).toBe('Dönkap &#60;b&#62;&#34;&#38;');
  expect(valueOf(head, 'og:description')).toMatch(/^Boxes that come back .{100,200}…$/);
  expect(valueOf(head, 'og:image')).toBe(`${server.services.config.publicUrl}/api${page}/preview.png`);
  expect(await read(`${page}/stakeholder`)).toContain('og:title');
  const reply = await picture();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const { width, height } = await loadImage(bytes);
  expect([width, height]).toEqual([1200, 630]);

  await owner.call('PATCH', `${links}/${id}`, { preview: false });
  expect(await read()).not.toContain('og:');
  expect((await picture()).status).toBe(404);
  await owner.call('PATCH', `${links}/${id}`, { preview: true });
  await owner.call('DELETE', `${links}/${id}`);
  expect(await read()).not.toContain('og:');
  expect((await picture()).status).toBe(404);
});

it('says nothing in the head of other pages, nor of links that nobody made', async () => {
  const { read, picture } = await link({});
  expect(await read()).not.toContain('og:');
  expect((await picture()).status).toBe(404);
  for (const page of ['/login', '/shared/nothing', `/shared/${'x'.repeat(43)}`])
    expect(await read(page)).not.toContain('og:');
});

it('draws anew when what the link shows has changed', async () => {
  const { owner, links, id, picture } = await link({ preview: true });
  const bytes = async () => Buffer.from(await (await picture()).arrayBuffer());
  const all = await bytes();
  expect(await bytes()).toEqual(all);
  await owner.call('PATCH', `${links}/${id}`, { toolsets: ['about'] });
  expect(await bytes()).not.toEqual(all);
});
