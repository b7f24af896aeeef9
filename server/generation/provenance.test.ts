import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mapTexts } from '#engine/schema/mapTexts.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const write = answerFromExamples();
type Fence = { state: string | undefined; content: ToolsetDocument };

describe('what the inputs of a prompt are worth', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const drafted = async (project: string, toolset: string, order = {}) => {
    await ada.ended((await ada.begin(project, toolset, order)).id);
    return (await ada.toolset(project, toolset)).content!;
  };
  /** The inputs of the last prompt by name. */
  const told = (): Record<string, Fence> => {
    const prompt = model.calls
      .at(-1)!
      .body.messages.map(({ content }) => content)
      .join('\n');
    const fences = [...prompt.matchAll(/<data from="([^"]*)"(?: state="([^"]*)")?>\n([^\n]*)\n<\/data>/g)];
    return Object.fromEntries(fences.map(([, from, state, json]) => [from, { state, content: JSON.parse(json!) }]));
  };
  const toldFor = async (project: string, toolset: string) => {
    await drafted(project, toolset);
    return told();
  };

  it('is told as it stands: drafted, saved as drafted, changed, typed', async () => {
    const project = await ada.project();
    await ada.ended((await ada.beginSeveral(project, ['stakeholder', 'market'])).id);
    expect(told()['stakeholder']).toMatchObject({ state: 'draft', content: { 'stakeholders?': expect.any(Array) } });

    const { stakeholders, ...rest } = (await ada.toolset(project, 'stakeholder')).content!;
    const [first, second, ...others] = stakeholders as Record<string, unknown>[];
    await ada.save(project, 'stakeholder', { stakeholders, ...rest });
    const asDrafted = (await toldFor(project, 'market'))['stakeholder']!;
    expect(asDrafted).toMatchObject({ state: 'saved as drafted', content: { 'stakeholders?': expect.any(Array) } });

    const changed = { ...first, why: 'Asked for it twice.' };
    await ada.save(project, 'stakeholder', { stakeholders: [second, changed, ...others], ...rest });
    const partly = (await toldFor(project, 'market'))['stakeholder']!;
    expect(partly.state).toBe('partly confirmed');
    const items = partly.content['stakeholders'] as Record<string, unknown>[];
    expect(items[0]).toMatchObject({ '?': { nameOrRole: second!['nameOrRole'] } });
    expect(items[1]).toMatchObject({ why: 'Asked for it twice.', 'nameOrRole?': first!['nameOrRole'] });

    const typed = { stakeholders: [{ nameOrRole: 'Caretaker', why: 'Holds the keys.' }] };
    await ada.save(project, 'stakeholder', typed);
    expect((await toldFor(project, 'market'))['stakeholder']).toMatchObject({ state: 'written', content: typed });

    // One field of what was typed is drafted anew.
    const saved = await drafted(project, 'stakeholder', { fields: ['/stakeholders/0/why'] });
    await ada.save(project, 'stakeholder', saved);
    const [item] = (await toldFor(project, 'market'))['stakeholder']!.content['stakeholders'] as object[];
    expect(Object.keys(item!)).toEqual(expect.arrayContaining(['nameOrRole', 'why?']));
  });

  it('tells nothing of field work where nobody has been yet, until somebody has', async () => {
    const project = await ada.project();
    await ada.saveExample(project, 'stakeholder');
    const plan = await drafted(project, 'exploratory-interview');
    await ada.save(project, 'exploratory-interview', plan);
    expect(await toldFor(project, 'persona')).not.toHaveProperty('exploratory-interview');
    const [interview, ...others] = plan['interviews'] as object[];
    await ada.save(project, 'exploratory-interview', {
      ...plan,
      interviews: [{ ...interview, status: 'done' }, ...others],
    });
    const told = (await toldFor(project, 'persona'))['exploratory-interview']!;
    expect(told.state).toBe('saved as drafted');
    const items = told.content['interviews'] as Record<string, Record<string, unknown>>[];
    expect(items[0]!['status']).toBe('done');
    expect(items[1]!['?']!['status']).toBe('planned');
  });

  it('lets none of 30 unmarked guesses pass for a fact three steps later', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) => `guess-${index}!`);
    const guess = (text: string) => {
      let next = 0;
      return JSON.stringify(
        mapTexts(JSON.parse(text), (one) => (one.length > 40 ? `${guesses[next++ % 30]} ${one.slice(0, 60)}` : one)),
      );
    };
    const project = await ada.project();
    model.script = ({ body }) => ({ text: guess(write(body)) });
    for (const toolset of ['stakeholder', 'persona', 'empathy-map', 'final-persona']) {
      const content = await drafted(project, toolset);
      const { sure, unsure } = split(Object.values(told()).map((fence) => fence.content));
      expect(guesses.filter((each) => sure.includes(each))).toEqual([]);
      if (toolset !== 'stakeholder') expect(guesses.filter((each) => !unsure.includes(each))).toEqual([]);
      await ada.save(project, toolset, content);
    }
    model.script = ({ body }) => ({ text: write(body) });
  });
});

/** What a prompt's inputs say as confirmed, and what they say under a name that ends in "?". */
function split(value: unknown): { sure: string; unsure: string } {
  const texts = { sure: '', unsure: '' };
  visit(value, 'sure');
  return texts;

  function visit(one: unknown, kind: keyof typeof texts): void {
    if (typeof one === 'string') texts[kind] += `${one}\n`;
    else if (typeof one === 'object' && one !== null)
      for (const [key, child] of Object.entries(one)) visit(child, key.endsWith('?') ? 'unsure' : kind);
  }
}
