import { expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { ScriptedLanguageModel } from '#engine/testing/ScriptedLanguageModel.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { generateDocument } from './generateDocument.ts';
import { toStrictAnswer } from './toStrictAnswer.ts';
import { toStrictSchema } from './toStrictSchema.ts';

const { registry } = loadedToolsets();
const stakeholder = registry.get('stakeholder');
const document: ToolsetDocument = {
  stakeholders: [
    { nameOrRole: 'Owner of the shop', why: 'Pays; says "no" first.', interest: 5, power: 4, stance: 'opponent' },
    { nameOrRole: "Neighbour's son", why: 'Carries { heavy } bags.', interest: 2, power: 1, stance: 'neutral' },
  ],
};
const json = JSON.stringify(toStrictAnswer(document, toStrictSchema(stakeholder)));
const items = JSON.stringify((JSON.parse(json) as { stakeholders: unknown }).stakeholders);

function write(...answers: string[]) {
  const model = new ScriptedLanguageModel(...answers.map((text) => ({ pieces: text.match(/[^]{1,30}/g)! })));
  let made = 0;
  const result = generateDocument({
    toolset: stakeholder,
    model,
    prompt: () => ({ system: 'system', user: 'user' }),
    language: 'tr',
    validate: compileValidator(stakeholder.schema),
    createId: () => `made-${made++}`,
    onPartial: () => {},
    signal: new AbortController().signal,
  });
  return { model, result };
}

// As small and thoughtful models give them.
it.each([
  ['a greeting and a fence', `Here it is:\n\`\`\`json\n${json}\n\`\`\``],
  ['thoughts with a brace', `<think>The shape is {"stakeholders": []}, and {this}.</think>\n${json}`],
  ['thoughts of a model that does not say so', `I need {"stakeholders": [{"nameOrRole": "…"}]} first. ${json}`],
  ['a sentence with braces behind it', `${json}\nI left {everything else} empty, as {"asked": true}.`],
  ['braces before it', `The {stakeholders} are these: ${json}`],
  ['commas too many', json.replaceAll('}]', '},]').replaceAll('"}', '",}')],
  ['comments', json.replace('"interest"', '/* of 5 */ "interest"')],
  ['an envelope', `{"result": ${json}}`],
  ['two envelopes', `{"data": {"answer": ${json}}}`],
  ['a bare list', items],
  ['a list in an envelope', `{"items": ${items}}`],
  ['names in Turkish', json.replaceAll('"stakeholders"', '"Paydaşlar"').replaceAll('"nameOrRole"', '"Adı veya rolü"')],
  ['names in another case', json.replaceAll('"nameOrRole"', '"NameOrRole"')],
  [
    'choices in Turkish',
    json.replaceAll(
      '"neutral"',
      `"${registry.get('stakeholder').locales.tr.enums['/stakeholders/*/stance']!['neutral']}"`,
    ),
  ],
  ['a number in words of its language', json.replace('"interest":5', '"interest":"5,0"')],
  ['a number with a comma', json.replace('"interest":5', '"interest":5,0')],
  ['a number as a percentage', json.replace('"interest":5', '"interest":"%5"')],
  ['choices in another case', json.replaceAll('"neutral"', '"NEUTRAL"')],
])('takes %s at the first try', async (_, text) => {
  const { result } = write(text);
  const { document: written, repaired } = await result;
  expect(repaired).toBe(false);
  expect(written).toMatchObject(document);
});

it('takes single quotes, where no apostrophe is among them', async () => {
  const plain = { stakeholders: [{ nameOrRole: 'Owner', interest: 5, power: 5 }] };
  const { document: written, repaired } = await write(JSON.stringify(plain).replaceAll('"', "'")).result;
  expect(repaired).toBe(false);
  expect(written).toMatchObject(plain);
});

it.each(['{}', '{"stakeholders": []}', '{"result": {}}', '[]', '{"note": "Nothing comes to mind."}'])(
  'asks once more where %s says nothing, and then gives up',
  async (text) => {
    const nothing = write(text, text);
    await expect(nothing.result).rejects.toMatchObject({ code: 'model-malformed' });
    expect(nothing.model.requests).toHaveLength(2);
    const mended = write(text, json);
    expect(await mended.result).toMatchObject({ repaired: true, document });
  },
);

it('takes Markdown and links as the text that they are', async () => {
  const why = 'Says **so** at [TÜİK](https://www.tuik.gov.tr).';
  const { document: written } = await write(json.replace('Carries { heavy } bags.', why)).result;
  expect((written['stakeholders'] as { why: string }[])[1]!.why).toBe(why);
});

it('says what is allowed where a choice is none, and that an answer broke off', async () => {
  const unknown = write(json.replaceAll('"neutral"', '"friendly"'), json);
  expect(await unknown.result).toMatchObject({ repaired: true });
  expect(unknown.model.requests[1]!.messages.at(-1)!.content).toContain('Allowed: "supporter", "neutral", "opponent".');
  const broken = write(json.slice(0, Math.floor(json.length * 0.8)), json);
  expect(await broken.result).toMatchObject({ repaired: true });
  expect(broken.model.requests[1]!.messages.at(-1)!.content).toContain('ends before its last bracket');
});
