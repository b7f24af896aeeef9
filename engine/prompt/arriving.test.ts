import { describe, expect, it } from 'vitest';

import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { languages } from '#engine/languages/languages.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { promptTokens, renderPrompt } from './renderPrompt.ts';

const { registry } = loadedToolsets();
const setup = registry.setup.map(({ manifest }) => manifest.id);

/** What arrives at 16,000 tokens of those that cite every kind of source, or read nearly all toolsets. */
const leastOf: Record<string, number> = {
  'buyer-utility-map': 0.49,
  'lean-canvas': 0.89,
  'customer-forces-canvas': 0.63,
  'business-model-canvas': 0.8,
  traction: 0.8,
  pitch: 0.5,
};

/** The share of what people said, did and measured that reaches the draft of a toolset in a full project. */
function arrivedShare(id: string, context: number, language: (typeof languages)[number]): number {
  const toolset = registry.get(id);
  const read = (ids: string[]) => Object.fromEntries(ids.map((each) => [each, registry.get(each).examples[language]]));
  const dependencies = toolset.manifest.dependsOn.map((each) => each.id).filter((each) => !setup.includes(each));
  const { mostTokens } = new PromptRoom({ context }, { schema: toStrictSchema(toolset), language });
  const prompt = renderPrompt({
    toolset,
    project: { name: 'Seedling', description: 'Lends tools to neighbours.' },
    setup: read(setup.filter((each) => each !== id)),
    dependencies: read(dependencies),
    ownerOf: (each) => registry.get(each),
    language,
    mostTokens,
  });
  expect(promptTokens(prompt, language)).toBeLessThanOrEqual(mostTokens);
  const { arrived } = prompt;
  return arrived[1].of === 0 ? 1 : arrived[1].left / arrived[1].of;
}

describe.each(registry.toolsets.map(({ manifest }) => manifest.id))('the draft of %s', (id) => {
  it.each(languages)('is told all that was found where a model takes 24,000 tokens, in %s', (language) => {
    expect(arrivedShare(id, 24_000, language)).toBe(1);
  });

  it.each(languages)('is told nine tenths of it at 16,000 tokens, in %s', (language) => {
    expect(arrivedShare(id, 16_000, language)).toBeGreaterThanOrEqual(leastOf[id] ?? 0.9);
  });
});

const fieldWork = registry.toolsets
  .filter(({ manifest }) => manifest.stage === 'discover' && manifest.sources.length > 0)
  .map(({ manifest }) => manifest.id);
const builtOnPeople = registry.toolsets.filter(({ manifest }) =>
  manifest.dependsOn.some(({ id, required }) => required && id === 'final-persona'),
);

it.each(builtOnPeople.map(({ manifest }) => manifest.id))('tells the draft of %s what was seen and said', (id) => {
  expect(fieldWork.length).toBeGreaterThan(1);
  const read = registry.get(id).manifest.dependsOn.map((each) => each.id);
  expect(read).toEqual(expect.arrayContaining(fieldWork));
});
