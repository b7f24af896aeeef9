import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { allRoutes } from '#server/createServer.ts';
import { bodiesWithText } from '#server/testing/bodiesWithText.ts';
import { longestWait, waitAtRest } from '#server/testing/longestWait.ts';
import { Person } from '#server/testing/Person.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';

const tolerated = 100; // milliseconds beyond the median at rest
const tries = 5; // the best one counts, since the machine may be busy

const marks = 230_000; // of each kind, two bytes each: close to 1 MB
const texts = {
  // Sorting these by combining class makes Unicode normalisation quadratic.
  'combining marks out of order': `a${'\u0301'.repeat(marks)}${'\u0316'.repeat(marks)}`,
  'blanks between letters': `a${' '.repeat(900_000)}a`,
  'half an address': `${'a.'.repeat(450_000)}@`,
};

const routes = allRoutes().map((route) => ({ ...route, key: `${route.method} ${route.path}` }));
let server: ServerProcess;
let person: Person;
let project: string;
let rest: number;

beforeAll(async () => {
  // In a process of its own, so that work of the test itself does not count.
  server = await startServerProcess({}, {});
  person = await Person.register(server);
  project = (await person.call('POST', '/api/projects/example')).body.data.project.id;
  rest = await waitAtRest(server.url);
});
afterAll(() => server.kill());

function addressOf(path: string): string {
  return server.url + path.replace(':id', project).replace(':toolset', 'about').replace(/:\w+/g, 'x');
}

async function expectNoWait(key: string, address: string, init: RequestInit): Promise<number> {
  const waits: number[] = [];
  for (;;) {
    const { wait, reply } = await longestWait(server.url, async () => {
      const response = await fetch(address, init);
      await response.arrayBuffer();
      return response.status;
    });
    if (wait <= rest + tolerated) return reply;
    waits.push(wait);
    if (waits.length === tries) expect.fail(`${key} made /healthz wait ${waits.map(Math.round).join(', ')} ms at best`);
  }
}

describe.each(Object.entries(texts))('a megabyte of %s', (_, text) => {
  it.each(routes.filter(({ body, upload }) => body && !upload).map(({ key }) => key))(
    'holds nobody up in any field of %s',
    async (key) => {
      const { method, path, body: schema, access } = routes.find((route) => route.key === key)!;
      const headersOf = ({ token }: Person) => ({
        'content-type': 'application/json',
        ...(access === 'signed-in' && { authorization: `Bearer ${token}` }),
      });
      const bodies = bodiesWithText(schema!, text);
      expect(bodies.length, 'text fields').toBeGreaterThan(0);
      for (const body of bodies) {
        const bytes = Buffer.from(JSON.stringify(body));
        const send = () => expectNoWait(key, addressOf(path), { method, headers: headersOf(person), body: bytes });
        let status = await send();
        if (status === 429 && access === 'signed-in') {
          // A new person, who has not used up the limit of codes.
          person = await Person.register(server);
          status = await send();
        }
        // Validated, not rejected for its size, sender or rate.
        expect([400, 422], key).toContain(status);
      }
    },
  );
});

// Node's limit: 16 kB of headers.
const longest = 15_000;
const fill = (part: string) => part.repeat(Math.floor(longest / part.length));
const hostileHeaders: Record<string, Record<string, string>> = {
  languages: { 'accept-language': fill('a,') },
  'weighed languages': { 'accept-language': fill('en;q=0.1,') },
  encodings: { 'accept-encoding': fill('a;q=0.1,') },
  cookies: { cookie: fill('user-language=a; ') },
  tags: { 'if-none-match': fill('W/"a",') },
  blanks: { 'if-none-match': `"a"${' '.repeat(longest)}"b"` },
  'forwarded addresses': { 'x-forwarded-for': fill('1,') },
  'a browser of many names': { 'user-agent': fill('Version/1 ') },
  'a key of anything': { 'idempotency-key': fill('k') },
  'a type of anything': { 'content-type': `application/json${fill('; a=b')}` },
  'a token of anything': { authorization: `Bearer ${fill(' a')}` },
};

it.each(Object.entries(hostileHeaders))('does not block the event loop with headers of %s', async (name, headers) => {
  const body = JSON.stringify({ email: 'ada@example.com', password: 'x' });
  const all = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', ...headers };
  await expectNoWait(name, addressOf('/api/auth/login'), { method: 'POST', headers: all, body });
  for (const path of ['/api/articles', '/api/toolsets/about', '/api/user/sessions'])
    await expectNoWait(name, addressOf(path), { headers: all });
});

it.each(routes.filter(({ method }) => method === 'GET').map(({ key }) => key))(
  'holds nobody up with any query or address of %s',
  async (key) => {
    const { path, query } = routes.find((route) => route.key === key)!;
    if (path.endsWith('/events')) return; // stays open by design
    const headers = { authorization: `Bearer ${person.token}` };
    const mark = `a${'%CC%81'.repeat(1200)}${'%CC%96'.repeat(1200)}`;
    const names = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
    const queries = [fill('a=1&'), fill('a[b]=1&'), ...names.map((name) => `${name}=${mark}`)];
    for (const each of queries) await expectNoWait(key, `${addressOf(path)}?${each}`, { headers });
    await expectNoWait(key, server.url + path.replaceAll(/:\w+/g, fill('-').slice(0, 7000)), { headers });
  },
);

it('holds nobody up with a search for as many words as fit', async () => {
  const words = Array.from({ length: 60 }, (_, index) => String.fromCharCode(97 + (index % 26)));
  const status = await expectNoWait('search', addressOf(`/api/articles?search=${words.join('+')}`), {});
  expect(status).toBe(200);
});
