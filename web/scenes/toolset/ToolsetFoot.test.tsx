import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { ProjectStep } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { ToolsetFoot } from './ToolsetFoot.tsx';

const fallen = {
  claim: 'about/x',
  text: 'They pay.',
  reason: 'refuted' as const,
  isClaim: true,
  item: '/x/0',
  pointer: '/x/0',
  measured: { result: 0.8, threshold: 1.5, direction: 'at-least' as const },
};

beforeEach(() => {
  definitions.summaries = ref(
    ['about', 'market', 'persona'].map((id) => ({ id, title: { en: `The ${id}`, tr: id } })) as ToolsetSummary[],
  );
  const state = createState(readDefinition('market'), { overview: 'All saved.' });
  Object.assign(toolsetScreen, { projectId: 'p', toolsetId: 'market', server: ref(state), dirty: false });
});
afterEach(() => {
  toolsetScreen.server = null;
  project.toolsets = ref([]);
  definitions.summaries = ref([]);
});

function show(id: string, readOnly = false) {
  const all = ['about', 'market', 'persona'].map((each): Partial<ProjectStep> => ({
    id: each,
    status: 'saved',
    stale: each === id,
    fallen: each === id ? [fallen] : [],
    missing: [],
    onPath: true,
  }));
  project.toolsets = ref(all as ProjectStep[]);
  render(<ToolsetFoot readOnly={readOnly} />, { wrapper: MemoryRouter });
}
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('leads from what is saved to what a test has refuted elsewhere, with the figures, before the next of the path', async () => {
  show('about');
  expect(link('Review: The about')).toBe('/project/p/tools/about');
  await screen.findByText('A test has refuted: “They pay.” (0.8, at least 1.5 expected).');
  expect(link('Next toolset: The persona')).toBeUndefined();
});

it.each([
  ['where it fell in the open toolset itself', 'market', false],
  ['for whoever may only read', 'about', true],
])('goes on along the path %s', (_, id, readOnly) => {
  show(id, readOnly);
  expect(link('Next toolset: The persona')).toBe('/project/p/tools/persona');
  expect(screen.queryByText(/They pay/)).toBeNull();
});
