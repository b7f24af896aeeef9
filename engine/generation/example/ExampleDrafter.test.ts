import { expect, it } from 'vitest';

import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import type { ModelChunk } from '../LanguageModel.ts';
import { toStrictSchema } from '../toStrictSchema.ts';
import { ExampleDrafter } from './ExampleDrafter.ts';

const { registry } = loadToolsets([builtInToolsets]);
const toolset = registry.get('sections');
const context = {
  toolset,
  registry,
  language: 'tr' as const,
  project: { name: 'Fidan', description: 'Alet.' },
  references: {},
};

function stream(characters: number, signal: AbortSignal) {
  const schema = toStrictSchema(toolset);
  const request = { messages: [], schema, schemaName: 'sections', maxOutputTokens: 1, signal };
  return new ExampleDrafter(context, { characters, interval: 0 }).stream(request);
}

it('streams an answer in the schema, and ends it', async () => {
  const chunks: ModelChunk[] = [];
  for await (const chunk of stream(10, new AbortController().signal)) chunks.push(chunk);
  const texts = chunks.flatMap((chunk) => (chunk.type === 'text' ? [chunk.text] : []));
  expect(Math.max(...texts.map((text) => text.length))).toBe(10);
  expect(Object.keys(JSON.parse(texts.join('')) as object)).toEqual(toStrictSchema(toolset).required);
  expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
});

it('rejects with the signal’s reason when it is aborted', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const written: ModelChunk[] = [];
  const drafting = (async () => {
    for await (const chunk of stream(10, controller.signal)) {
      written.push(chunk);
      if (written.length === 3) controller.abort(reason);
    }
  })();
  await expect(drafting).rejects.toBe(reason);
  expect(written).toHaveLength(3);
});
