import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const turkish = answerFromExamples('tr');
const english = answerFromExamples('en');

describe('a draft that is valid, and worth a look', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;
  let price: number;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: english(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
    price = server.services.toolsets.get('stakeholder').manifest.tokenCost;
  });
  beforeEach(async () => {
    model.script = ({ body }) => ({ text: turkish(body) });
    project = await ada.project({ language: 'tr' });
    model.calls.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  async function draft() {
    const before = await ada.balance();
    const ended = await ada.ended((await ada.begin(project, 'stakeholder')).id);
    expect(ended.status).toBe('succeeded');
    expect(await ada.balance()).toBe(before - price);
    return ada.toolset(project, 'stakeholder');
  }

  it('is asked for once more in the language of the project, for the same price', async () => {
    model.script = ({ body }, index) => ({ text: index === 0 ? english(body) : turkish(body) });
    const { content, draft: waiting } = await draft();
    expect(model.calls).toHaveLength(2);
    expect(model.calls[1]!.body.messages.at(-1)!.content).toContain('The answer is not in Turkish');
    const [first] = server.services.toolsets.get('stakeholder').examples.tr['stakeholders'] as { why: string }[];
    expect(content).toMatchObject({
      stakeholders: expect.arrayContaining([expect.objectContaining({ why: first!.why })]),
    });
    expect(waiting!.remarks?.some(({ kind }) => kind === 'language') ?? false).toBe(false);
  });

  it.each([
    ['is in another language again', {}],
    ['does not come', { text: '', end: 'length' }],
    ['is not valid', { text: '{"stakeholders":[{"power":"x"}]}' }],
  ] as const)('is kept where what comes then %s, and the person is told', async (_, second) => {
    model.script = ({ body }, index) => (index === 0 ? { text: english(body) } : { text: english(body), ...second });
    const { draft: waiting, content } = await draft();
    expect(model.calls).toHaveLength(2);
    expect(waiting!.remarks).toContainEqual({ pointer: '', kind: 'language', words: '' });
    await ada.save(project, 'stakeholder', content!);
    expect((await ada.toolset(project, 'stakeholder')).draft).toBeNull();
  });

  it('tells of a figure from nowhere, and of none that the team has written', async () => {
    const answer = (why: string) =>
      JSON.stringify({ stakeholders: [{ nameOrRole: 'Fırıncı', why, interest: 5, power: 4 }] });
    model.script = () => ({ text: answer('Her akşam 647 ekmek kalıyor ve çoğu çuvala gidiyor.') });
    expect((await draft()).draft!.remarks).toEqual([{ pointer: '/stakeholders/0/why', kind: 'figure', words: '647' }]);
    await ada.call('DELETE', `/api/projects/${project}/toolsets/stakeholder/draft`);
    await ada.call('PATCH', `/api/projects/${project}`, { description: 'Fırında her akşam 647 ekmek kalıyor.' });
    expect((await draft()).draft).not.toHaveProperty('remarks');
  });

  it('has the same entry once, however often it came', async () => {
    const entry = {
      nameOrRole: 'Fırıncı',
      why: 'Akşam kalan ekmeği çuvala koyup toplayıcıya veriyor.',
      interest: 5,
      power: 4,
    };
    const others = ['Komşu', 'Toplayıcı'].map((nameOrRole) => ({
      ...entry,
      nameOrRole,
      why: `${nameOrRole} akşam sekizde geliyor.`,
    }));
    model.script = () => ({
      text: JSON.stringify({ stakeholders: [...Array.from({ length: 30 }, () => entry), ...others] }),
    });
    const { content } = await draft();
    const names = (content!['stakeholders'] as { nameOrRole: string }[]).map(({ nameOrRole }) => nameOrRole);
    expect(names).toEqual(['Fırıncı', 'Komşu', 'Toplayıcı']);
  });
});
