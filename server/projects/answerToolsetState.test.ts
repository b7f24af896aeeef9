import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findProject } from '#server/database/repositories/projects.ts';
import { encodeAnswer } from '#server/http/encodeAnswer.ts';
import { EncodedAnswer } from '#server/http/EncodedAnswer.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

import { answerToolsetState } from './answerToolsetState.ts';
import { readToolsetState } from './readToolsetState.ts';

describe('the answer of a toolset', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('is that of before until something changes that it tells of, and then the new one', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    const { services } = server;
    const find = async () => (await findProject(services.database.connection, ada.id, project))!;
    const answer = async (toolset: string) => answerToolsetState(services, await find(), toolset, 'en');
    const path = `/api/projects/${project}`;
    const steps: [string, () => Promise<unknown>][] = [
      ['a save', () => ada.save(project, 'about', { summary: 'One' })],
      ['another save', () => ada.save(project, 'about', { summary: 'Two' })],
      ['a new name', () => ada.call('PATCH', path, { name: 'Another name' })],
      ['a draft', async () => ada.ended((await ada.begin(project, 'market')).id)],
      ['the draft thrown away', () => ada.call('DELETE', `${path}/toolsets/market/draft`)],
      ['another draft', async () => ada.ended((await ada.begin(project, 'market')).id)],
      ['a save of what another is made from', () => ada.save(project, 'about', { summary: 'Three' })],
    ];
    for (const [what, change] of steps) {
      await change();
      for (const toolset of ['about', 'market']) {
        const first = await answer(toolset);
        expect(first, what).toBeInstanceOf(EncodedAnswer);
        expect(await answer(toolset), what).toBe(first);
        const read = encodeAnswer(await readToolsetState(services, await find(), toolset, 'en'));
        expect(JSON.parse(String((first as EncodedAnswer).json)), what).toEqual(JSON.parse(String(read)));
      }
    }
  });

  it('is sent compressed to those who take that, and as it is to others', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    await ada.saveExample(project, 'about');
    const ask = (encoding: string) =>
      fetch(`${server.url}/api/projects/${project}/toolsets/about`, {
        headers: { authorization: `Bearer ${ada.token}`, 'accept-encoding': encoding },
      });
    const answers = await Promise.all(['gzip, br', 'gzip', 'br;q=0', 'gzip, br'].map(ask));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'br']);
    for (const { headers } of answers) expect(headers.get('vary')).toContain('Accept-Encoding');
    const texts = await Promise.all(answers.map((each) => each.text()));
    expect(new Set(texts).size).toBe(1);
  });
});
