import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { expect, it } from 'vitest';

import { project } from '../../stores/project.ts';
import { projectGeneration, type Run } from '../../stores/projectGeneration.ts';
import { RunProgress } from './RunProgress.tsx';

const step = (toolset: string, message?: string) =>
  message
    ? { toolset, status: 'failed' as const, error: { key: 'model-timeout' as const, title: 'Too slow', message } }
    : { toolset, status: 'succeeded' as const, error: null };

it('sums up all batches that were watched one after the other', () => {
  project.id = 'p';
  const run: Run = { status: 'succeeded', progress: { done: 1, total: 1, current: null }, steps: [step('third')], tokens: 60 };
  Object.assign(projectGeneration, {
    id: null,
    projectId: 'p',
    run: ref(run),
    earlier: ref([step('first'), step('second', 'The model fell silent.')]),
  });
  render(<RunProgress />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert').textContent).toContain('2 drafts are ready');
  expect(screen.getByRole('alert').textContent).toContain('The model fell silent.');
  expect(screen.getByRole('link', { name: 'second' }).getAttribute('href')).toBe('/project/p/tools/second');
});
