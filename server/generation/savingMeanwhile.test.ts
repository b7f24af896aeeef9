import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();

describe.each(dialects)('saving while a model writes, on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation: quickly });
    ada = await Person.register(server);
    project = await ada.project();
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  it('keeps what was saved meanwhile in fields that were not requested', async () => {
    const saved = await ada.saveExample(project, 'stakeholder');
    const items = saved['stakeholders'] as Record<string, unknown>[];
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      asked.resolve();
      await gate.promise;
      return { text: JSON.stringify({ [Object.keys(JSON.parse(write(body)))[0]!]: 'Written by the model.' }) };
    };
    const { id } = await ada.begin(project, 'stakeholder', { fields: ['/stakeholders/1/why'] });
    await asked.promise;
    // A concurrent save: another item's reason, and the order of the items.
    const [first, second, ...rest] = items;
    const typed = { ...saved, stakeholders: [second, { ...first, why: 'Typed by a person.' }, ...rest] };
    await ada.save(project, 'stakeholder', typed);
    gate.resolve();
    const ended = await ada.ended(id);
    const { content, savedContent } = await ada.toolset(project, 'stakeholder');
    expect(savedContent).toEqual(typed);
    expect(content).toEqual({
      ...typed,
      stakeholders: [{ ...second, why: 'Written by the model.' }, typed.stakeholders[1], ...rest],
    });
    expect(ended.content).toEqual(content);
  });

  it('derives a suggestion from the generated score, but keeps what a person chose instead', async () => {
    const saved = await ada.saveExample(project, 'stakeholder');
    const [first, second, ...rest] = saved['stakeholders'] as Record<string, unknown>[];
    const suggested = { ...first, interest: 5, power: 5, action: 'manage-closely' };
    const chosen = { ...second, interest: 5, power: 5, action: 'monitor' };
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: [suggested, chosen, ...rest] });
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    model.script = async () => {
      asked.resolve();
      await gate.promise;
      return { text: JSON.stringify({ 'stakeholders-0-interest': 1, 'stakeholders-1-interest': 1 }) };
    };
    const fields = ['/stakeholders/0/interest', '/stakeholders/1/interest'];
    const { id } = await ada.begin(project, 'stakeholder', { fields });
    await asked.promise;
    const typed = { ...suggested, why: 'Typed by a person.' };
    await ada.save(project, 'stakeholder', { ...saved, stakeholders: [typed, chosen, ...rest] });
    gate.resolve();
    expect((await ada.ended(id)).content).toMatchObject({
      stakeholders: [
        { why: 'Typed by a person.', interest: 1, action: 'keep-satisfied' },
        { interest: 1, action: 'monitor' },
        ...rest,
      ],
    });
  });
});
