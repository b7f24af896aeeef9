import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Question } from '#engine/protocol/question.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const byExample = answerFromExamples();
const price = 'How much does a customer pay today?';

describe.each(dialects)('the open questions of a project, on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: byExample(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation: quickly });
    ada = await Person.register(server);
    project = await ada.project();
    const stakeholders = server.services.toolsets.get('stakeholder').examples.en;
    await ada.save(project, 'stakeholder', { ...stakeholders, openQuestions: [price, 'Who decides?'] });
    const market = server.services.toolsets.get('market').examples.en;
    await ada.save(project, 'market', { ...market, openQuestions: ['Today, how much does the customer pay?'] });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const path = () => `/api/projects/${project}/questions`;
  const listed = async (who = ada) => (await who.call('GET', path())).body.data as Question[];
  const asking = async (text: string) => (await listed()).find((question) => question.text === text)!;
  const answer = (id: string, body: object, who = ada) => who.call('POST', `${path()}/${id}/answer`, body);
  const questionsOf = async (toolset: string) => (await ada.toolset(project, toolset)).content?.['openQuestions'] ?? [];
  const told = () => model.calls.at(-1)!.body.messages.at(-1)!.content;

  it('takes what several toolsets ask as one, and an answer out of all of them, for every later draft', async () => {
    const question = await asking(price);
    expect(question).toMatchObject({ toolsets: ['stakeholder', 'market'], answered: false, starting: false });
    const { status, body } = await answer(question.id, { text: 'Nine lira a loaf, ten at the kiosk.' });
    expect(status).toBe(200);
    expect(body.data.written.map(({ toolset }: { toolset: string }) => toolset)).toEqual(['stakeholder', 'market']);
    expect(await questionsOf('stakeholder')).toEqual(['Who decides?']);
    expect(await questionsOf('market')).toEqual([]);
    expect(await asking(price)).toMatchObject({ answered: true, answer: 'Nine lira a loaf, ten at the kiosk.' });

    model.script = ({ body: asked }) => {
      const written = JSON.parse(byExample(asked)) as object;
      return { text: JSON.stringify({ ...written, openQuestions: ['How much do the customers pay today?', 'And?'] }) };
    };
    await ada.ended((await ada.begin(project, 'market')).id);
    expect(told()).toContain('Nine lira a loaf, ten at the kiosk.');
    // What is answered is not asked again.
    expect(await questionsOf('market')).toEqual(['And?']);
  });

  it('tells later drafts what nobody knows, and asks again once that is taken back', async () => {
    const { id } = await asking('Who decides?');
    await answer(id, { unknown: true });
    expect(await asking('Who decides?')).toMatchObject({ answered: true, unknown: true, answer: null });
    await ada.ended((await ada.begin(project, 'market')).id);
    expect(told()).toContain('{"question":"Who decides?","answer":null}');

    expect((await ada.call('DELETE', `${path()}/${id}/answer`)).status).toBe(204);
    expect(await asking('Who decides?')).toMatchObject({ answered: false, unknown: false });
    expect(await questionsOf('stakeholder')).toEqual(['Who decides?']);
  });

  it('refuses an answer over one that its writer has not read, and whoever may only read', async () => {
    const { id } = await asking('Who decides?');
    await answer(id, { text: 'The owner.', over: null });
    const { status, body } = await answer(id, { text: 'The landlord.', over: null });
    expect([status, body.key]).toEqual([400, 'answered-meanwhile']);
    const { at } = await asking('Who decides?');
    expect((await answer(id, { text: 'The landlord.', over: at })).status).toBe(200);

    const bo = await Person.register(server);
    expect((await bo.call('GET', path())).status).toBe(404);
    const email = (await bo.call('GET', '/api/user/current')).body.data.email as string;
    await ada.call('POST', `/api/projects/${project}/members`, { email, role: 'viewer' });
    expect(await listed(bo)).toEqual(await listed());
    expect((await answer(id, { text: 'Me.' }, bo)).status).toBe(403);
    expect((await answer('q00', { text: 'Who?' })).status).toBe(404);
    expect((await answer(id, { text: '' })).status).toBe(422);
  });

  it('is told to whoever has the project open, where no toolset changes as well', async () => {
    const watcher = new ProjectWatcher(server, ada, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    const { id, at } = await asking('Who decides?');
    await answer(id, { text: 'The board.', over: at });
    const by = { id: ada.id, name: 'Deniz Kaya' };
    await expect.poll(() => watcher.all('questions')[0]).toEqual({ by });
    watcher.leave();
  });

  it('asks again in its place what is taken back, and keeps it open where a list has become full', async () => {
    const own = await ada.project();
    const asked = ['One?', 'Who pays?', 'Three?'];
    const at = `/api/projects/${own}/questions`;
    const openIn = async () =>
      ((await ada.call('GET', at)).body.data as Question[]).filter((each) => !each.answered && !each.starting);
    const stakeholders = server.services.toolsets.get('stakeholder').examples.en;
    await ada.save(own, 'stakeholder', { ...stakeholders, openQuestions: asked });
    const { id } = (await openIn()).find(({ text }) => text === 'Who pays?')!;
    const reply = async (text: string) => (await ada.call('POST', `${at}/${id}/answer`, { text })).status;
    const back = async () => (await ada.call('DELETE', `${at}/${id}/answer`)).status;
    const standing = async () => (await ada.toolset(own, 'stakeholder')).content?.['openQuestions'] as string[];
    expect([await reply('The baker.'), await back()]).toEqual([200, 204]);
    expect(await standing()).toEqual(asked);

    await reply('The baker.');
    const { maxItems = 0 } = server.services.toolsets.get('stakeholder').schema.properties['openQuestions']!;
    const others = Array.from({ length: maxItems }, (_, index) => `What about ${index}?`);
    await ada.save(own, 'stakeholder', { ...stakeholders, openQuestions: others });
    await back();
    expect(await standing()).toEqual(others);
    const kept = (await openIn()).find((each) => each.id === id);
    expect(kept).toMatchObject({ text: 'Who pays?', toolsets: ['stakeholder'], answer: null });
    // Nothing of an answer that was taken back is told.
    await ada.ended((await ada.begin(own, 'market')).id);
    expect(told()).not.toContain('Who pays?');
    expect(await reply('The city.')).toBe(200);
    expect((await openIn()).some((each) => each.id === id)).toBe(false);
  });

  it('asks again what a draft has asked, whatever has become of the draft', async () => {
    const own = await ada.project();
    const at = `/api/projects/${own}/questions`;
    const drafting = (asked: string) => {
      model.script = ({ body }) => {
        const written = JSON.parse(byExample(body)) as object;
        return { text: JSON.stringify({ ...written, openQuestions: [asked] }) };
      };
    };
    drafting('Who decides on the rent?');
    await ada.ended((await ada.begin(own, 'market')).id);
    const find = async () =>
      ((await ada.call('GET', at)).body.data as Question[]).find(({ text }) => text === 'Who decides on the rent?');
    const { id } = (await find())!;
    await ada.call('POST', `${at}/${id}/answer`, { text: 'The landlord.' });
    drafting('What else?');
    await ada.ended((await ada.begin(own, 'market')).id);
    expect((await ada.call('DELETE', `${at}/${id}/answer`)).status).toBe(204);
    expect(await find()).toMatchObject({ answered: false, toolsets: ['market'] });

    // One of the start is asked no more by itself once there are drafts, and is all the same taken, and asked again.
    const team = `${at}/team/answer`;
    expect((await ada.call('POST', team, { text: 'Two of us.' })).status).toBe(200);
    expect((await ada.call('DELETE', team)).status).toBe(204);
    const starting = ((await ada.call('GET', at)).body.data as Question[]).filter((each) => each.starting);
    expect(starting.map((each) => [each.id, each.answered])).toEqual([['team', false]]);
  });

  it('goes with a part of the project as far as its toolsets ask', async () => {
    const own = await ada.project();
    const at = `/api/projects/${own}/questions`;
    for (const [toolset, asked] of [
      ['stakeholder', 'Who pays?'],
      ['market', 'How large is it?'],
    ] as const) {
      const { examples } = server.services.toolsets.get(toolset);
      await ada.save(own, toolset, { ...examples.en, openQuestions: [asked] });
    }
    for (const { id } of (await ada.call('GET', at)).body.data as Question[])
      await ada.call('POST', `${at}/${id}/answer`, { text: 'We know.' });
    const copy = await ada.call('POST', `/api/projects/${own}/copies`, { name: 'Part', toolsets: ['market'] });
    const answersOf = async (of: string) =>
      ((await ada.call('GET', `/api/projects/${of}/questions`)).body.data as Question[]).flatMap(
        ({ answered, text, toolsets }) => (answered ? [[text, toolsets]] : []),
      );
    expect(await answersOf(copy.body.data.project.id)).toEqual([['How large is it?', ['market']]]);
  });

  it('goes with a file of the project, over what another has not answered itself', async () => {
    const toolsets = ['stakeholder', 'market'];
    const file = await ada.call('POST', `/api/projects/${project}/exports`, { toolsets, format: 'json' });
    const said = (await listed()).filter((each) => each.answered && !each.starting);
    expect(said.length).toBeGreaterThan(1);
    const importInto = async (url: string) => {
      const form = new FormData();
      form.set('file', new Blob([JSON.stringify(file.body)]), 'project.json');
      const headers = { authorization: `Bearer ${ada.token}`, 'accept-language': 'en' };
      return (await (await fetch(`${server.url}${url}`, { method: 'POST', headers, body: form })).json()) as {
        data: { project: { id: string } };
      };
    };
    const answersOf = async (of: string) =>
      ((await ada.call('GET', `/api/projects/${of}/questions`)).body.data as Question[])
        .filter((each) => each.answered)
        .map(({ text, answer: words, toolsets: asking, by }) => ({ text, words, asking, by }));
    const wanted = said.map((each) => ({
      text: each.text,
      words: each.answer,
      asking: each.toolsets.filter((id) => toolsets.includes(id)),
      by: null,
    }));
    const made = (await importInto('/api/projects/import')).data.project.id;
    expect(await answersOf(made)).toEqual(wanted);

    await ada.call('POST', `/api/projects/${made}/questions/${said[0]!.id}/answer`, { text: 'Here it is otherwise.' });
    await importInto(`/api/projects/${made}/import`);
    const now = await answersOf(made);
    expect(now.find(({ text }) => text === said[0]!.text)?.words).toBe('Here it is otherwise.');
    expect(now).toHaveLength(said.length);
  });

  it('goes with a copy of the project, without who answered', async () => {
    const { body } = await ada.call('POST', `/api/projects/${project}/copies`, { name: 'Copy', toolsets: 'all' });
    const copied = (await ada.call('GET', `/api/projects/${body.data.project.id}/questions`)).body.data as Question[];
    expect(copied.find(({ text }) => text === price)).toMatchObject({
      answered: true,
      answer: 'Nine lira a loaf, ten at the kiosk.',
      by: null,
    });
  });

  it('tells which answers a model that takes little has no room for, the oldest first', async () => {
    const small = await startTestServer(
      { OPENAI_BASE_URL: model.url, OPENAI_CONTEXT: '6000' },
      { dialect, generation: quickly },
    );
    const bo = await Person.register(small);
    const own = await bo.project();
    const at = `/api/projects/${own}/questions`;
    for (const id of ['payer', 'moment', 'team', 'limits'])
      await bo.call('POST', `${at}/${id}/answer`, { text: 'So it is, every day. '.repeat(80) });
    const said = ((await bo.call('GET', at)).body.data as Question[]).filter((each) => each.answered);
    expect(said.map(({ untold }) => untold).toSorted()).toEqual(said.map(({ untold }) => untold));
    expect(said[0]!.untold).toBe(false);
    expect(said.at(-1)!.untold).toBe(true);
    await small.stop();
  });

  it('asks beside a first draft what changes most in it', async () => {
    const { project: fresh, generation } = (
      await ada.call('POST', '/api/projects', { name: 'Yeni', description: 'Dünün ekmeği.', language: 'tr' })
    ).body.data as { project: { id: string }; generation: { id: string } };
    const { body } = await ada.call('GET', `/api/projects/${fresh.id}/questions`, undefined, {
      'accept-language': 'tr',
    });
    const starting = (body.data as Question[]).filter((question) => question.starting);
    expect(starting).toHaveLength(5);
    expect(starting[2]).toMatchObject({ id: 'team', text: 'Ekipte kimler var, kim ne yapıyor?' });
    const url = `/api/projects/${fresh.id}/questions/team/answer`;
    expect((await ada.call('POST', url, { text: 'Ayşe satar, Can pişirir.' })).status).toBe(200);
    await ada.ended(generation.id);
    await ada.ended((await ada.begin(fresh.id, 'about')).id);
    expect(told()).toContain('Ayşe satar, Can pişirir.');
  });
});
