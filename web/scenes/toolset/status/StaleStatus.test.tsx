import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, expect, it } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { definitions } from '#web/stores/definitions.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { StaleStatus } from './StaleStatus.tsx';

const persona = readDefinition('persona');
const content = {
  personas: [
    { id: 'ada', name: 'Ada' },
    { id: 'can', name: 'Can' },
  ],
};

afterEach(() => {
  definitions.summaries = ref([]);
  toolsetScreen.definition = null;
});

function show(staleChanges: ToolsetState['staleChanges'], fallen: ToolsetState['fallen'] = []): string {
  const titles = { persona: 'Personas', market: 'Market' };
  definitions.summaries = ref(
    Object.entries(titles).map(([id, title]) => ({ id, title: { en: title, tr: title } })),
  ) as unknown as typeof definitions.summaries;
  toolsetScreen.definition = ref({ definition: persona }) as never;
  const server = createState(persona, content, { stale: true, staleChanges, fallen });
  render(
    <MemoryRouter>
      <StaleStatus server={server} readOnly={false} />
    </MemoryRouter>,
  );
  return document.body.textContent;
}

const change = (place: string, before: string, after: string) => ({
  kind: 'edited' as const,
  pointer: '/a',
  place,
  before,
  after,
});

it('names what changed, with the first values, and asks with the price', () => {
  const changes = [change('', 'Zeynep Kaya', 'Zeynep Kayahan'), change('Can › Age', '34', ''), change('x', 'y', 'z')];
  const text = show([{ toolset: 'persona', count: 5, changes }]);
  expect(text).toContain('Personas changed: Zeynep Kaya → Zeynep Kayahan · Can › Age: removed “34” and 3 more');
  expect(screen.queryByRole('button', { name: /^Regenerate, \d+ tokens$/ })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Still valid' })).not.toBeNull();
});

it('names one change each where several have changed, and only the toolset where it is not known', () => {
  const text = show([
    { toolset: 'persona', count: 2, changes: [change('Age', '', '34'), change('', 'A', 'B')] },
    { toolset: 'market', count: 0, changes: [] },
  ]);
  expect(text).toContain('Personas changed: Age: added “34” and 1 more');
  expect(text).toMatch(/Market changed(?!:)/);
});

it('names a claim that fell, why, and what was built on it', () => {
  const fall = { claim: 'persona/patterns/queue', text: 'They wait.', reason: 'refuted' as const, isClaim: false };
  const places = ['/personas/0', '/personas/1'].map((item) => ({ ...fall, item, pointer: `${item}/patterns/0` }));
  const text = show(
    [],
    [
      ...places,
      { ...fall, item: '/personas/1', pointer: '/personas/1/patterns/2', isClaim: true },
      { ...fall, claim: 'b', text: 'It smells.', reason: 'source-removed', item: '', pointer: '/a' },
    ],
  );
  expect(text).toContain(
    'A test has refuted: “They wait.” Stated here: Personas › 2 Can. Built on it: Personas › 1 Ada, Personas › 2 Can.',
  );
  expect(text).toContain('A source was removed on which this rests: “It smells.”');
});

it('does not repeat the claim in the name of its own place', () => {
  const fall = { claim: 'a', text: 'Ada', reason: 'refuted' as const, isClaim: true, pointer: '/personas/0' };
  expect(show([], [{ ...fall, item: fall.pointer }])).toContain('“Ada” Stated here: Personas › 1.');
});

it('tells the figures by which a test has refuted a claim, as the reader writes numbers', () => {
  const measured = { result: 0.8, threshold: 1.5, direction: 'at-least' as const };
  const fall = { claim: 'a', text: 'They pay.', reason: 'refuted' as const, isClaim: true, item: '', pointer: '/a' };
  expect(show([], [{ ...fall, measured }])).toContain('refuted: “They pay.” (0.8, at least 1.5 expected).');
});
