import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Reply } from '#server/testing/createTestClient.ts';
import { longestWait } from '#server/testing/longestWait.ts';
import { Person } from '#server/testing/Person.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';

const tolerated = 2_000; // milliseconds for reading and answering, on a busy machine; unbounded computing took far longer
let server: ServerProcess;
let ada: Person;
let project: string;

beforeAll(async () => {
  server = await startServerProcess({}, {});
  ada = await Person.register(server);
  project = (await ada.call('POST', '/api/projects/example')).body.data.project.id;
});
afterAll(() => server.kill());

async function put(toolset: string, content: object): Promise<{ wait: number; reply: Reply }> {
  const address = `/api/projects/${project}/toolsets/${toolset}`;
  return longestWait(server.url, () => ada.call('PUT', address, { content, revision: 1 }));
}

it('rejects a list that is too long before computing anything', async () => {
  const ideas = Array.from({ length: 6000 }, () => ({ impact: 1, effort: 5 }));
  const { wait, reply } = await put('impact-effort', { ideas });
  expect(wait).toBeLessThan(tolerated);
  expect(reply.body).toMatchObject({ errors: [{ path: '/ideas', key: 'too-many-items' }] });
});

it('limits the number of faults it reports', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 19_000 }, (_, index) => [`x${index}`, 1]));
  const { wait, reply } = await put('impact-effort', { ideas: [{ idea: 'Boxes' }], ...unknown });
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toHaveLength(500);
  expect(wait).toBeLessThan(tolerated);
});

it('removes control characters, which databases and exports cannot handle', async () => {
  const about = (await ada.toolset(project, 'about')).content!;
  const saved = await ada.save(project, 'about', { ...about, summary: 'One\0\u0007\r\nTwo\tthree' });
  expect(saved['summary']).toBe('One\nTwo\tthree');
  const described = await ada.call('PATCH', `/api/projects/${project}`, { description: 'One\0\u001b[31m\nTwo' });
  expect(described.body.data.description).toBe('One[31m\nTwo');
});
