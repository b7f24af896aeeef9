import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Generation } from '#engine/protocol/generation.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelAnswer, type ModelCall } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

type Item = Record<string, unknown> & { id: string };

const write = answerFromExamples();
const propertiesOf = ({ body }: ModelCall) => body.response_format?.json_schema?.schema.properties ?? {};
const namesIn = (call: ModelCall) => Object.keys(propertiesOf(call));
const toldTo = ({ body }: ModelCall) => body.messages.map(({ content }) => content).join('\n');

describe('a draft that breaks off', () => {
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
  beforeEach(() => {
    model.script = ({ body }) => ({ text: write(body) });
    model.calls.length = 0;
  });

  const toolset = (id: string) => server.services.toolsets.get(id);
  const itemsOf = (document: object | null | undefined, list: string) =>
    ((document as Record<string, unknown> | null)?.[list] ?? []) as Item[];
  const exampleAnswer = (call: ModelCall) => JSON.parse(write(call.body)) as Record<string, unknown>;

  /** An answer that ends within the last item of its only list. */
  function withinLastItem(call: ModelCall): string {
    const { stakeholders } = exampleAnswer(call) as { stakeholders: object[] };
    return `{"stakeholders":${JSON.stringify(stakeholders).slice(0, -25)}`;
  }

  async function draftOf(project: string, id: string, order: object = {}): Promise<Generation> {
    return ada.ended((await ada.begin(project, id, order)).id);
  }

  it.each([
    ['with its connection', 'model-cut-off', (text: string): ModelAnswer => ({ text, end: 'cut' })],
    ['at the limit of its length', 'model-too-long', (text: string): ModelAnswer => ({ text, end: 'length' })],
    [
      'in something that is no JSON',
      'model-malformed',
      (text: string): ModelAnswer => ({ text: `${text}" and so on` }),
    ],
  ])('%s keeps what is whole, says so and costs its share; going on costs the rest at most', async (_, key, answer) => {
    const project = await ada.project();
    const before = await ada.balance();
    const price = toolset('stakeholder').manifest.tokenCost;
    const names = itemsOf(toolset('stakeholder').examples.en, 'stakeholders').map(({ nameOrRole }) => nameOrRole);
    model.script = (call) => answer(withinLastItem(call));
    const ended = await draftOf(project, 'stakeholder');
    expect(ended).toMatchObject({ status: 'failed', error: { key, kept: true } });
    expect(ended.error!.message).not.toContain('Nothing was charged');
    expect(ended.error!.message.match(/is kept as a draft/g)).toHaveLength(1);
    expect(ended.tokens).toBeGreaterThan(price / 2);
    expect(ended.tokens).toBeLessThan(price);
    expect(await ada.balance()).toBe(before - ended.tokens);

    const { draft, content, unconfirmed } = await ada.toolset(project, 'stakeholder');
    expect(draft).toMatchObject({ generationId: ended.id, unfinished: { because: key } });
    expect(draft).not.toHaveProperty('stopped');
    expect(draft!.unfinished!.fields).toEqual(['/stakeholders', '/openQuestions']);
    expect(draft!.unfinished!.price).toBe(price - ended.tokens);
    const kept = itemsOf(content, 'stakeholders');
    expect(kept.map(({ nameOrRole }) => nameOrRole)).toEqual(names.slice(0, -1));
    expect(unconfirmed.length).toBeGreaterThan(0);

    model.calls.length = 0;
    model.script = (call) => {
      const { stakeholders = [], ...rest } = exampleAnswer(call) as { stakeholders?: object[] };
      return {
        text: JSON.stringify({
          ...rest,
          ...(namesIn(call)[0] === 'stakeholders' && { stakeholders: stakeholders.slice(-1) }),
        }),
      };
    };
    const goneOn = await draftOf(project, 'stakeholder', { goOn: true });
    expect(goneOn.status).toBe('succeeded');
    expect(await ada.balance()).toBe(before - price);
    expect(model.calls.map(namesIn)).toEqual([['stakeholders'], ['openQuestions']]);
    expect(toldTo(model.calls[0]!)).toContain(String(names[0]));
    const state = await ada.toolset(project, 'stakeholder');
    expect(state.draft).not.toHaveProperty('unfinished');
    const items = itemsOf(state.content, 'stakeholders');
    expect(items.slice(0, -1)).toEqual(kept);
    expect(items.at(-1)).toMatchObject({ nameOrRole: names.at(-1) });
  });

  it('is gone on with in a batch, with what is made from it, for no more than the whole', async () => {
    const project = await ada.project();
    const before = await ada.balance();
    const price = ['stakeholder', 'persona'].reduce((sum, id) => sum + toolset(id).manifest.tokenCost, 0);
    model.script = (call) => ({ text: withinLastItem(call), end: 'cut' });
    const broken = await ada.ended((await ada.beginSeveral(project, ['stakeholder', 'persona'])).id);
    expect(broken.steps.map(({ status, error }) => [status, error?.kept ?? false])).toEqual([
      ['failed', true],
      ['failed', false],
    ]);
    const kept = itemsOf((await ada.toolset(project, 'stakeholder')).content, 'stakeholders');

    model.calls.length = 0;
    model.script = (call) => {
      const answer = exampleAnswer(call);
      const isRest = namesIn(call)[0] === 'stakeholders';
      const last = (answer['stakeholders'] as object[] | undefined)?.slice(-1);
      return { text: JSON.stringify(isRest ? { ...answer, stakeholders: last } : answer) };
    };
    const order = await ada.beginSeveral(project, ['stakeholder', 'persona'], { goOn: true });
    expect(order.tokens).toBe(price - broken.tokens);
    const ended = await ada.ended(order.id);
    expect(ended.steps.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(await ada.balance()).toBe(before - price);
    expect(model.calls.slice(0, 2).map(namesIn)).toEqual([['stakeholders'], ['openQuestions']]);
    const { content, draft } = await ada.toolset(project, 'stakeholder');
    expect(itemsOf(content, 'stakeholders').slice(0, -1)).toEqual(kept);
    expect(draft).not.toHaveProperty('unfinished');
  });

  it('takes nothing out of what stands, in whatever order it comes', async () => {
    const project = await ada.project();
    const example = toolset('stakeholder').examples.en;
    await ada.save(project, 'stakeholder', example);
    const ids = itemsOf(example, 'stakeholders').map(({ id }) => id);
    // As models that leave ids out: the last ones first, so that the others are still to come where it breaks off.
    model.script = (call) => {
      const { stakeholders } = exampleAnswer(call) as { stakeholders: object[] };
      const come = stakeholders.toReversed().map((item) => ({ ...item, id: null }));
      return { text: `{"stakeholders":${JSON.stringify(come.slice(0, 5)).slice(0, -25)}`, end: 'cut' };
    };
    expect((await draftOf(project, 'stakeholder')).error).toMatchObject({ kept: true });
    const { content } = await ada.toolset(project, 'stakeholder');
    const kept = itemsOf(content, 'stakeholders').map(({ id }) => id);
    expect(kept.toSorted()).toEqual(ids.toSorted());
  });

  it('of which nothing was whole costs nothing, and there is nothing to go on with', async () => {
    const project = await ada.project();
    const before = await ada.balance();
    model.script = () => ({ text: '{"stakeholders":[{"nameOrRole":"Ow', end: 'cut' });
    const ended = await draftOf(project, 'stakeholder');
    expect(ended).toMatchObject({ status: 'failed', tokens: 0, error: { key: 'model-cut-off' } });
    expect(ended.error).not.toHaveProperty('kept');
    expect(ended.error!.message.match(/Nothing was charged/g)).toHaveLength(1);
    expect(await ada.balance()).toBe(before);
    expect((await ada.toolset(project, 'stakeholder')).draft).toBeNull();
    const reply = await ada.order(project, 'stakeholder', { goOn: true });
    expect(reply).toMatchObject({ status: 400, body: { key: 'nothing-to-go-on-with' } });
  });

  it('keeps the most of its tries, not what the last one had', async () => {
    const project = await ada.project();
    model.calls.length = 0;
    model.script = (call, index) => ({ text: withinLastItem(call).slice(0, index === 0 ? Infinity : 40), end: 'cut' });
    await draftOf(project, 'stakeholder');
    const { content } = await ada.toolset(project, 'stakeholder');
    expect(itemsOf(content, 'stakeholders').length).toBe(
      itemsOf(toolset('stakeholder').examples.en, 'stakeholders').length - 1,
    );
  });

  it('leaves out a value that does not fit, where the repair did not mend it', async () => {
    const project = await ada.project();
    model.script = (call) => {
      const { stakeholders } = exampleAnswer(call) as { stakeholders: Item[] };
      return {
        text: JSON.stringify({ stakeholders: stakeholders.with(1, { ...stakeholders[1]!, power: 'high' } as never) }),
      };
    };
    const ended = await draftOf(project, 'stakeholder');
    expect(ended).toMatchObject({ status: 'failed', error: { key: 'model-malformed', kept: true } });
    const { content } = await ada.toolset(project, 'stakeholder');
    const powers = itemsOf(toolset('stakeholder').examples.en, 'stakeholders').map(({ power }) => power);
    expect(itemsOf(content, 'stakeholders').map(({ power }) => power)).toEqual(powers.with(1, undefined));
  });

  it('goes on with fields that had not come, and with a draft that was stopped', async () => {
    const project = await ada.project();
    await ada.saveExample(project, 'stakeholder');
    let isCut = true;
    model.script = (call) => {
      const text = write(call.body);
      return isCut ? { text: text.slice(0, text.length / 2), end: 'silence' } : { text };
    };
    const { id } = await ada.begin(project, 'market');
    const { connection } = server.services.database;
    const whole = async () => (await connection('generation_steps').where({ generation_id: id }).first('whole')).whole;
    await expect.poll(whole, { timeout: 10_000 }).not.toBeNull();
    await ada.call('DELETE', `/api/generations/${id}`);
    const stopped = await ada.toolset(project, 'market');
    expect(stopped.draft).toMatchObject({ stopped: true, unfinished: { because: 'cancelled' } });
    const { fields } = stopped.draft!.unfinished!;
    const stood = Object.entries(stopped.content!).filter(([key]) => !fields.includes(`/${key}`));
    expect(stood.length).toBeGreaterThan(0);

    isCut = false;
    model.calls.length = 0;
    expect((await draftOf(project, 'market', { goOn: true })).status).toBe('succeeded');
    expect(model.calls.flatMap(namesIn).every((name) => fields.includes(`/${name}`))).toBe(true);
    const { content, draft } = await ada.toolset(project, 'market');
    expect(draft).not.toHaveProperty('unfinished');
    expect(Object.fromEntries(stood.map(([key]) => [key, content![key]]))).toEqual(Object.fromEntries(stood));
    for (const field of fields) expect(content).toHaveProperty(field.slice(1));
  });

  it('written anew in parts, and gone on with after a cut, keeps the ids of what stands', async () => {
    const project = await ada.project();
    const saved = await ada.saveExample(project, 'stakeholder');
    model.context = 8192;
    try {
      // Drops the last entry and says all others again, under whatever name.
      model.script = (call) => {
        const answer = exampleAnswer(call) as { stakeholders?: object[] };
        return {
          text: JSON.stringify({
            ...answer,
            ...(answer.stakeholders && { stakeholders: answer.stakeholders.slice(0, 3) }),
          }),
        };
      };
      await draftOf(project, 'stakeholder');
      const anew = itemsOf((await ada.toolset(project, 'stakeholder')).content, 'stakeholders');
      expect(anew.slice(0, 3).map(({ id }) => id)).toEqual(
        itemsOf(saved, 'stakeholders')
          .slice(0, 3)
          .map(({ id }) => id),
      );
      await ada.call('DELETE', `/api/projects/${project}/toolsets/stakeholder/draft`);

      model.script = (call) => {
        const { stakeholders } = exampleAnswer(call) as { stakeholders?: Item[] };
        if (!stakeholders) return { text: write(call.body), end: 'cut' };
        const changed = stakeholders.slice(0, 2).map((item) => ({ ...item, why: 'Seen anew.' }));
        return { text: `{"stakeholders":${JSON.stringify(changed).slice(0, -1)},{"nameOr`, end: 'cut' };
      };
      expect(await draftOf(project, 'stakeholder')).toMatchObject({ error: { kept: true } });
      const broken = await ada.toolset(project, 'stakeholder');
      const half: ToolsetDocument = broken.content!;
      expect(itemsOf(half, 'stakeholders').map(({ id }) => id)).toEqual(
        itemsOf(saved, 'stakeholders').map(({ id }) => id),
      );
      expect(itemsOf(half, 'stakeholders').map(({ why }) => why === 'Seen anew.')).toEqual(
        itemsOf(saved, 'stakeholders').map((_, at) => at < 2),
      );

      model.script = (call) => ({
        text: JSON.stringify({
          ...exampleAnswer(call),
          ...(namesIn(call)[0] === 'stakeholders' && { stakeholders: [] }),
        }),
      });
      expect((await draftOf(project, 'stakeholder', { goOn: true })).status).toBe('succeeded');
      const after = await ada.toolset(project, 'stakeholder');
      expect(itemsOf(after.content, 'stakeholders')).toEqual(itemsOf(half, 'stakeholders'));
    } finally {
      delete model.context;
    }
  });
});
