import { expect, it } from 'vitest';

import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { evidenceForPrompt } from './evidenceForPrompt.ts';
import { evidenceRegister } from './evidenceRegister.ts';

const { registry } = loadedToolsets();
const documents = new Map(registry.toolsets.map(({ manifest, examples }) => [manifest.id, examples.en]));
const register = evidenceRegister(registry.toolsets, documents);

it.each(registry.toolsets.map((toolset) => [toolset.manifest.id, toolset] as const))(
  'offers sources to %s only where a model may cite them',
  (_, toolset) => {
    const { binds } = toolset.manifest;
    const asked = JSON.stringify(toStrictSchema(toolset));
    // Every field that cites is a list of objects with a source and a quote.
    const mayCite = binds.some(isSourcesBind) && asked.includes('"quote"') && asked.includes('"source"');
    expect(evidenceForPrompt(toolset, register).sources.length > 0).toBe(mayCite);
  },
);
