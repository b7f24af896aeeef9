import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import type { ProjectStep } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';

import { StageSection } from './StageSection.tsx';

const words = (name: string) => ({ en: name, tr: name });
const step = (id: string, status: Partial<ProjectStep>) => ({
  summary: { id, stage: 'define', icon: 'circle', title: words(`The ${id}`), description: words('') } as ToolsetSummary,
  status: {
    id,
    status: 'saved',
    saved: status.status !== 'empty',
    stale: false,
    fallen: [],
    missing: [],
    onPath: true,
    updatedAt: null,
    hasUnconfirmed: false,
    ...status,
  } as ProjectStep,
});

// Pictures are loaded when they are seen, which nothing is here.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function show(steps: ReturnType<typeof step>[]) {
  definitions.summaries = ref(steps.map(({ summary }) => summary));
  project.id = 'p';
  project.toolsets = ref(steps.map(({ status }) => status));
  render(<StageSection stage={{ stage: 'define', number: 3, steps }} />, { wrapper: MemoryRouter });
}
const heading = () => screen.getByRole('button', { name: /Define/ });
const link = (name: RegExp) => screen.getByRole('link', { name });

it('folds a stage that is done to pictures, each named and leading to its toolset', async () => {
  show([step('persona', {}), step('map', {})]);
  expect(heading().getAttribute('aria-expanded')).toBe('false');
  expect(link(/^The map, Saved$/).getAttribute('href')).toBe('/project/p/tools/map');
  await userEvent.click(heading());
  expect(heading().getAttribute('aria-expanded')).toBe('true');
  expect(link(/^The map.*Saved$/).getAttribute('href')).toBe('/project/p/tools/map');
});

it('shows a stage with something out of date, and the way to it', () => {
  show([step('persona', {}), step('map', { stale: true })]);
  expect(heading().getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByText('1 may be outdated')).not.toBeNull();
  link(/^The map.*May be outdated.*Review$/);
});

it('lists what is to come: what is next, what can begin, what is needed first', () => {
  show([step('persona', {}), step('map', { status: 'empty' }), step('bones', { status: 'empty', missing: ['map'] })]);
  link(/^The map.*next$/);
  link(/^The bones.*First needs: The map$/);
});

it('keeps a finished stage open while a draft waits in it, which does not make it less finished', () => {
  show([step('persona', { status: 'generated', saved: true }), step('map', {})]);
  expect(heading().getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByText('2 of 2 saved')).not.toBeNull();
  link(/^The persona.*Saved.*AI draft.*Review$/);
});
