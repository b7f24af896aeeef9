import { describe, expect, it } from 'vitest';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import { conditionalFields } from '#engine/prompt/conditionalFields.ts';
import { exampleInput } from '#engine/prompt/exampleInput.ts';
import { preparePrompt } from '#engine/prompt/preparePrompt.ts';
import { ModelOfContext } from '#engine/testing/ModelOfContext.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { draftDocument } from './draftDocument.ts';

const { registry } = loadedToolsets();

async function draft(id: string, context: number, language: Language) {
  const toolset = registry.get(id);
  const told = exampleInput(registry, id, language);
  const model = new ModelOfContext(context, toolset.examples[language], language);
  let made = 0;
  const { document } = await draftDocument({
    toolset,
    model,
    room: await model.room(),
    prompt: preparePrompt(told),
    attempt: (call) => call(),
    language,
    validate: compileValidator(toolset.schema),
    createId: () => `made-${made++}`,
    onPartial: () => {},
    signal: new AbortController().signal,
  });
  return { document, model };
}

describe.each(registry.toolsets.map(({ manifest }) => manifest.id))('a draft of %s', (id) => {
  it.each(languages)('is whole from a model that takes 8,192 tokens, in %s', async (language) => {
    const toolset = registry.get(id);
    const { document } = await draft(id, 8192, language);
    const isLeftOut = notForModel(toolset);
    const named = new Set(conditionalFields(toolset).map(({ pattern }) => pattern));
    for (const [name, value] of Object.entries(toolset.examples[language])) {
      if (isLeftOut(`/${name}`) || named.has(`/${name}`)) continue;
      if (Array.isArray(value)) expect(document[name], name).toHaveLength(value.length);
      else expect(document).toHaveProperty(name);
    }
  });

  it.each(languages)(
    'is whole at 4,096 tokens, or names what it needs before anything is sent, in %s',
    async (language) => {
      const outcome = await draft(id, 4096, language).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) return;
      expect(outcome).toBeInstanceOf(LanguageModelError);
      expect(outcome).toMatchObject({ code: 'model-context-too-small', facts: { context: 4096 } });
    },
  );
});

it('cites nothing where citations have no room, rather than not to be written', async () => {
  const { document, model } = await draft('buyer-utility-map', 8192, 'en');
  const [map] = document['maps'] as { levers: Record<string, Record<string, object>> }[];
  expect(map!.levers['productivity']!['use']).toMatchObject({ note: expect.any(String) });
  expect(JSON.stringify(map)).not.toContain('"evidence"');
  const asked = model.requests.filter(({ schema }) => Object.hasOwn(schema.properties ?? {}, 'maps'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { schema } of asked) expect(JSON.stringify(schema)).not.toContain('"evidence"');
});
