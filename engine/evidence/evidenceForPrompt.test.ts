import { expect, it } from 'vitest';

import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { evidenceForPrompt } from './evidenceForPrompt.ts';
import { evidenceRegister } from './evidenceRegister.ts';

const { registry } = loadedToolsets();
/** Tests what is claimed in the charter. */
const plan = {
  manifest: {
    id: 'plan',
    notGenerated: [],
    computed: [],
    binds: [{ field: '/hypotheses/*/claim', claims: ['charter'] }],
  },
  schema: { type: 'object' },
};
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

it('offers as testable what says something, and what has fallen in other words after all else', () => {
  const claim = (text: string, more = {}) => ({
    id: `charter/${text}`,
    toolset: 'charter',
    text,
    state: 'assumed',
    strength: 0,
    ...more,
  });
  const fallen = claim('Bakers pay every month.', { importance: 5, refutedTwin: claim('A baker pays monthly.') });
  const claims = [
    fallen,
    claim('Is the bread cheaper than the 12 lira she pays?'),
    claim('“Fırıncı her ay öder mi?”'),
    claim('Whether a baker will pay every month.'),
    claim('Fırıncının her ay ödemeye razı olup olmadığı.'),
    claim('Fırıncının aboneliği ödeyip ödemeyeceği'),
    claim('Neighbours walk to the bakery in the morning.'),
    claim('They close early.', { state: 'refuted' }),
  ];
  expect(evidenceForPrompt(plan as never, { claims, sources: [] } as never).claims.map(({ text }) => text)).toEqual([
    'Neighbours walk to the bakery in the morning.',
    'Bakers pay every month.',
  ]);
});

it('tells once what several toolsets state in the same words, where something is known of it', () => {
  const both = {
    manifest: { ...plan.manifest, binds: [{ field: '/hypotheses/*/claim', claims: ['charter', 'talks'] }] },
    schema: { type: 'object' },
  } as never;
  const claim = (toolset: string, text: string, state = 'assumed') => ({
    id: `${toolset}/${text}`,
    toolset,
    text,
    state,
    strength: 0,
  });
  const claims = [
    claim('charter', 'A tailor sews from a note.'),
    claim('charter', 'Parents wait.'),
    claim('talks', 'A tailor sews from a note', 'contested'),
  ];
  expect(evidenceForPrompt(both, { claims, sources: [] } as never).claims).toMatchObject([
    { toolset: 'talks', state: 'contested', alsoIn: ['charter'] },
    { text: 'Parents wait.', alsoIn: [] },
  ]);
});
