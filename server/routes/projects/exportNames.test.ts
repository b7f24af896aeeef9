import { connect } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let person: Person;
let example: string;
let small: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await Person.register(server);
  example = (await person.call('POST', '/api/projects/example')).body.data.project.id;
  small = await person.project();
});
afterAll(() => server.stop());

// Each with the ending of an answer that is compressed where it is large, and of one that never is.
const names = ['Dönkap', 'Repair Café Moda', 'Kadıköy', 'Saksı 🪴 "Moda"', '东京', 'ü'.repeat(100)];

it.each(names)('writes the name of “%s” in ASCII bytes, however the answer is sent', async (name) => {
  for (const project of [example, small]) {
    await person.call('PATCH', `/api/projects/${project}`, { name });
    for (const [format, encoding] of [
      ['markdown', 'gzip'],
      ['markdown', 'identity'],
      ['xlsx', 'gzip'],
    ] as const) {
      const body = JSON.stringify({ toolsets: ['about'], format });
      const header = await dispositionOf(`/api/projects/${project}/exports`, { body, encoding });
      expect(header).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[ -~]+$/);
      const stem = decodeURIComponent(header.split("''")[1]!).replace(/ \d{4}-\d\d-\d\d\.\w+$/, '');
      expect(stem).toBe(name.replaceAll('"', ' ').replace(/\s+/g, ' ').trim().slice(0, 80));
    }
  }
});

it('says the same of the other files, with GET and with HEAD', async () => {
  for (const path of ['/api/user/export', '/api/balance/entries.csv'])
    for (const method of ['GET', 'HEAD'])
      expect(await dispositionOf(path, { method })).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''filiz-/);
});

/** The header of an answer, of which every byte is shown as one sign. */
async function dispositionOf(
  path: string,
  { method = 'POST', body = '', encoding = 'identity' }: { method?: string; body?: string; encoding?: string },
): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Connection: close',
    `Authorization: Bearer ${person.token}`,
    `Accept-Encoding: ${encoding}`,
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const bytes = Buffer.concat((await socket.toArray()) as Buffer[]).toString('latin1');
  expect(bytes.slice(0, bytes.indexOf('\r\n'))).toBe('HTTP/1.1 200 OK');
  return /^content-disposition: (.*)\r$/im.exec(bytes.slice(0, bytes.indexOf('\r\n\r\n') + 2))?.[1] ?? '';
}
