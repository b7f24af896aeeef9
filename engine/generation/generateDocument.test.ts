import { expect, it } from 'vitest';

import type { Toolset } from '#engine/contract/Toolset.ts';
import type { RenderedPrompt } from '#engine/prompt/renderPrompt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { type ScriptedAnswer, ScriptedLanguageModel } from '#engine/testing/ScriptedLanguageModel.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { generateDocument, type GenerateDocumentInput } from './generateDocument.ts';
import { toStrictAnswer } from './toStrictAnswer.ts';
import { toStrictSchema } from './toStrictSchema.ts';

const { registry } = loadedToolsets();
const stakeholder = registry.get('stakeholder');
const prompt: Pick<RenderedPrompt, 'system' | 'user'> = { system: 'system', user: 'user' };

interface Run {
  answers: ScriptedAnswer[];
  toolset?: Toolset;
  input?: Partial<GenerateDocumentInput>;
}

function run({ answers, toolset = stakeholder, input }: Run) {
  const model = new ScriptedLanguageModel(...answers);
  const partials: ToolsetDocument[] = [];
  let made = 0;
  const result = generateDocument({
    toolset,
    model,
    prompt: () => prompt,
    language: 'en',
    validate: compileValidator(toolset.schema),
    createId: () => `made-${made++}`,
    onPartial: (document) => partials.push(document),
    signal: new AbortController().signal,
    ...input,
  });
  return { model, partials, result };
}

const said = (value: unknown): ScriptedAnswer => ({ pieces: [JSON.stringify(value)] });
const owner = { nameOrRole: 'Owner', why: 'Pays.', interest: 5, power: 5 };

it('returns a valid document with ids and computed values from a streamed answer', async () => {
  const text = JSON.stringify(toStrictAnswer(stakeholder.examples.en, toStrictSchema(stakeholder)));
  const pieces = text.match(/[^]{1,40}/g)!;
  const { result, partials } = run({ answers: [{ pieces }] });
  const { document, cut, repaired } = await result;
  const items = document.stakeholders as Record<string, unknown>[];
  expect(items).toHaveLength((stakeholder.examples.en.stakeholders as unknown[]).length);
  expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => `made-${index}`));
  expect(items[0]).toMatchObject({ interest: 5, power: 5, action: 'manage-closely' });
  expect({ cut, repaired }).toEqual({ cut: [], repaired: false });
  expect(partials.at(-1)).toMatchObject({ stakeholders: items.map(({ id: _, ...rest }) => rest) });
});

it('reports partial documents, including values the model does not write', async () => {
  const { result, partials } = run({
    answers: [{ pieces: ['{"stakeholders":[{"nameOrRole":"Own', 'er"}]}'] }],
    input: { complete: (document) => ({ ...document, project: 'Seedling' }), validate: () => true },
  });
  expect((await result).document).toMatchObject({ project: 'Seedling', stakeholders: [{ nameOrRole: 'Owner' }] });
  expect(partials[0]).toEqual({ project: 'Seedling', stakeholders: [{ nameOrRole: 'Own' }] });
});

it('reports nothing until there is content', async () => {
  const { result, partials } = run({
    answers: [{ pieces: ['Here you are: ', '{', '"stake', `holders":[`, JSON.stringify(owner), ']}'] }],
  });
  await result;
  expect(partials[0]).not.toEqual({});
});

it('asks for a repair once, and accepts the corrected answer', async () => {
  const { result, model } = run({
    answers: [
      said({ stakeholders: [{ ...owner, interest: 'high', nameOrRole: null }] }),
      said({ stakeholders: [owner] }),
    ],
  });
  expect(await result).toMatchObject({ repaired: true, document: { stakeholders: [owner] } });
  expect(model.requests[0]!.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(model.requests[1]!.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  const asked = model.requests[1]!.messages.at(-1)!.content;
  expect(asked).toContain('- /stakeholders/0/nameOrRole: ');
  expect(asked).toContain('- /stakeholders/0/interest: ');
  expect(model.requests[1]!.schema).toEqual(model.requests[0]!.schema);
});

it.each([
  ['is no JSON', { pieces: ['I would rather talk.'] }],
  ['is half JSON', { pieces: ['{"stakeholders":[{"nameOrRole":"Owner"'] }],
  ['says nothing', said({ stakeholders: [] })],
  ['says nothing but nulls', said({ stakeholders: [{ nameOrRole: null, why: '' }] })],
])('gives up when the answer %s, also the second time', async (_, answer) => {
  const { result, model } = run({ answers: [answer, answer] });
  await expect(result).rejects.toMatchObject({ code: 'model-malformed' });
  expect(model.requests).toHaveLength(2);
});

it.each([
  ['refused', 'model-refused'],
  ['length', 'model-too-long'],
  ['cut', 'model-cut-off'],
] as const)('does not ask again after an answer that ended with "%s"', async (end, code) => {
  const { result, model } = run({
    answers: [{ ...said({ stakeholders: [owner] }), end }, said({ stakeholders: [owner] })],
  });
  await expect(result).rejects.toMatchObject({ code });
  expect(model.requests).toHaveLength(1);
});

it('stops when it is aborted, without a repair', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const { result, model } = run({
    answers: [{ pieces: ['{"stakeholders":[{"nameOrRole":"O', 'wner"}]}'] }, said({})],
    input: { signal: controller.signal, onPartial: () => controller.abort(reason) },
  });
  await expect(result).rejects.toBe(reason);
  expect(model.requests).toHaveLength(1);
});

it('ignores values of fields the model must not write, where the server does not enforce the schema', async () => {
  const answer = { stakeholders: [{ ...owner, id: 'admin', action: 'monitor', colour: 'red' }] };
  const { result } = run({ answers: [said(answer)] });
  expect((await result).document).toEqual({ stakeholders: [{ id: 'made-0', ...owner, action: 'manage-closely' }] });
});

it('drops references to items that do not exist', async () => {
  const persona = registry.get('persona');
  const answer = {
    personas: [
      { name: 'Zeynep', linkedStakeholder: 'worker' },
      { name: 'Ali', linkedStakeholder: 'nobody' },
    ],
  };
  const { result, model } = run({
    toolset: persona,
    answers: [said(answer)],
    input: { references: { '/personas/*/linkedStakeholder': ['worker'] } },
  });
  const personas = (await result).document.personas as Record<string, unknown>[];
  expect(personas.map(({ linkedStakeholder }) => linkedStakeholder)).toEqual(['worker', undefined]);
  expect(model.requests[0]!.schemaName).toBe('persona');
});

it('reports what was truncated to its bounds', async () => {
  const { result } = run({ answers: [said({ stakeholders: [{ ...owner, who: 'word '.repeat(60) }] })] });
  expect((await result).cut).toEqual(['/stakeholders/0/who']);
});

const current = {
  stakeholders: [
    { id: 'owner', ...owner, action: 'manage-closely' },
    { id: 'worker', nameOrRole: 'Worker', interest: 4, power: 1, action: 'monitor' },
  ],
};

it('merges requested fields into the present content, and leaves the rest', async () => {
  const fields = ['/stakeholders/0/why', '/stakeholders/1/how'];
  const { result, model } = run({
    answers: [
      said({ 'stakeholders-0-why': 'Decides.', 'stakeholders-1-how': 'A diary.', 'stakeholders-1-why': 'No.' }),
    ],
    input: { fields, current },
  });
  expect((await result).document).toEqual({
    stakeholders: [
      { ...current.stakeholders[0], why: 'Decides.' },
      { ...current.stakeholders[1], how: 'A diary.' },
    ],
  });
  expect(Object.keys(model.requests[0]!.schema.properties!)).toEqual(['stakeholders-0-why', 'stakeholders-1-how']);
  expect(current.stakeholders[0]).toHaveProperty('why', 'Pays.');
});

it('recomputes suggestions from rewritten scores, and keeps what a person chose', async () => {
  const { result } = run({
    answers: [said({ 'stakeholders-0-power': 1, 'stakeholders-1-power': 2 })],
    input: { fields: ['/stakeholders/0/power', '/stakeholders/1/power'], current },
  });
  const items = (await result).document.stakeholders as Record<string, unknown>[];
  // "Manage closely" was the suggestion for 5 and 5; "monitor" was the person's choice.
  expect(items.map(({ action }) => action)).toEqual(['keep-informed', 'monitor']);
});

it('fails when none of the requested fields was written', async () => {
  const nothing = said({ 'stakeholders-0-why': ' ' });
  const { result, model, partials } = run({
    answers: [nothing, nothing],
    input: { fields: ['/stakeholders/0/why'], current },
  });
  await expect(result).rejects.toMatchObject({ code: 'model-malformed' });
  expect(model.requests[1]!.messages.at(-1)!.content).toContain('- /stakeholders/0/why: ');
  expect(partials).toEqual([]);
});
