import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const manager = 'exploratory-interview/product-manager';
const owner = 'exploratory-interview/lokanta-owner';
const sound = [
  { source: manager, quote: 'I don’t mind doing the right thing.', against: false },
  { source: owner, quote: null, against: true },
];
const lies = [
  { source: 'exploratory-interview/nobody', quote: null, against: null },
  { source: manager, quote: 'I would pay twice for it.', against: null },
  { source: owner, quote: 'Has 35 minutes between meetings', against: null },
];
const pattern = (evidence: object[]) => ({ pattern: 'Lunch is short.', importance: 5, evidence });

describe('a model that cites', () => {
  const write = answerFromExamples();
  let answer: object | null = null;
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: answer ? JSON.stringify(answer) : write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
    project = await ada.project();
    for (const toolset of ['stakeholder', 'exploratory-interview']) await ada.saveExample(project, toolset);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const draft = async (patterns: object[], order: object = {}) => {
    answer = order && 'fields' in order ? { patterns } : { patterns, personas: [{ name: 'Zeynep' }] };
    const { id } = await ada.begin(project, 'persona', order);
    return ada.ended(id);
  };
  const evidenceOf = async () => {
    const { content, draft: pending } = await ada.toolset(project, 'persona');
    return { patterns: content!['patterns'] as { evidence?: object[] }[], citations: pending!.citations };
  };

  it('names patterns in its personas, which become references', async () => {
    answer = {
      patterns: [pattern([])],
      personas: [{ name: 'Zeynep', patterns: ['lunch is short.', 'Nothing like it.'] }],
    };
    const { id } = await ada.begin(project, 'persona');
    expect((await ada.ended(id)).status).toBe('succeeded');
    const { content } = await ada.toolset(project, 'persona');
    const [first] = content!['patterns'] as { id: string }[];
    expect(content!['personas']).toMatchObject([{ name: 'Zeynep', patterns: [first!.id] }]);
    const told = model.calls.at(-1)!.body.messages[0]!.content;
    expect(told).toContain(
      '- patterns: Patterns. The patterns that this persona stands for. (each the exact pattern of one of patterns)',
    );
  });

  it('well, keeps every citation', async () => {
    expect(await draft([pattern(sound)])).toMatchObject({
      status: 'succeeded',
      steps: [{ citations: { kept: 2, dropped: [] } }],
    });
    const { patterns, citations } = await evidenceOf();
    expect(patterns[0]!.evidence).toEqual([
      { source: manager, quote: 'I don’t mind doing the right thing.', against: false },
      { source: owner, against: true },
    ]);
    expect(citations).toEqual({ kept: 2, dropped: [] });
  });

  it('wrongly, loses the wrong ones, counted with the reason, and is not asked again', async () => {
    const asked = model.calls.length;
    const ended = await draft([pattern([...sound, ...lies]), pattern(lies.slice(0, 1))]);
    expect(model.calls.length).toBe(asked + 1);
    const { kept, dropped } = ended.steps[0]!.citations!;
    expect(kept).toBe(2);
    expect(dropped.map(({ pointer, source, reason }) => [pointer, source, reason])).toEqual([
      ['/patterns/0/evidence', 'exploratory-interview/nobody', 'source-not-given'],
      ['/patterns/0/evidence', manager, 'quote-not-found'],
      ['/patterns/0/evidence', owner, 'quote-not-found'],
      ['/patterns/1/evidence', 'exploratory-interview/nobody', 'source-not-given'],
    ]);
    expect((await evidenceOf()).citations).toEqual({ kept, dropped });
  });

  it('is shown the sources under short names, and nothing that was only planned', async () => {
    const saved = (await ada.toolset(project, 'exploratory-interview')).content!;
    const [first, ...others] = saved['interviews'] as Record<string, unknown>[];
    await ada.save(project, 'exploratory-interview', { interviews: [{ ...first, status: 'planned' }, ...others] });
    const ended = await draft([pattern(sound)]);
    expect(ended.steps[0]!.citations).toMatchObject({
      kept: 1,
      dropped: [{ source: manager, reason: 'source-not-given' }],
    });
    const told = model.calls.at(-1)!.body.messages.at(-1)!.content;
    const offered = JSON.parse(/<data from="sources">\n(.*)\n/.exec(told)![1]!) as { source: string; who: string }[];
    const names = others.filter(({ status }) => status === 'done').map(({ interviewee }) => interviewee);
    expect(offered.map(({ who }) => who)).toEqual(names);
    for (const { source, who } of offered)
      expect(told).toContain(`{"id":${JSON.stringify(source)},"interviewee":${JSON.stringify(who)}`);
    await ada.save(project, 'exploratory-interview', saved);
  });

  it('of some fields, keeps what people cited in the others', async () => {
    const people = [{ source: 'exploratory-interview/of-last-year', quote: 'Long gone.' }];
    await ada.save(project, 'persona', {
      patterns: [
        { id: 'one', pattern: 'One.', evidence: people },
        { id: 'two', pattern: 'Two.' },
      ],
      personas: [{ name: 'Zeynep' }],
    });
    answer = { 'patterns-1': pattern([...lies]) };
    const { id } = await ada.begin(project, 'persona', { fields: ['/patterns/1'] });
    expect((await ada.ended(id)).steps[0]!.citations).toMatchObject({ kept: 0, dropped: { length: 3 } });
    expect((await evidenceOf()).patterns[0]!.evidence).toEqual(people);
  });

  it('is not offered anything to cite where nothing was seen or heard', async () => {
    answer = null;
    const other = await ada.project();
    await ada.saveExample(other, 'stakeholder');
    const { id } = await ada.begin(other, 'persona');
    const ended = await ada.ended(id);
    expect(ended.status).toBe('succeeded');
    expect(JSON.stringify(model.calls.at(-1)!.body.response_format)).not.toContain('"against"');
    expect(model.calls.at(-1)!.body.messages.at(-1)!.content).not.toContain('from="sources"');
  });
});
