import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import type { Stage } from '#engine/contract/stages.ts';
import type { ProjectStep } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';

import { ProjectSteps } from './ProjectSteps.tsx';

const words = (name: string) => ({ en: name, tr: name });
const summary = (id: string, stage: Stage): ToolsetSummary => ({
  id,
  stage,
  order: 1,
  icon: 'circle',
  title: words(`The ${id}`),
  shortTitle: words(id),
  description: words(''),
  version: '1.0.0',
  dependsOn: [],
  dependents: [],
  tokenCost: 1,
  article: false,
});
const status = (id: string, more: Partial<ProjectStep>) =>
  ({ id, status: 'saved', saved: true, stale: false, missing: [], onPath: true, ...more }) as ProjectStep;

beforeEach(() => {
  definitions.summaries = ref([
    summary('about', 'setup'),
    summary('market', 'discover'),
    summary('visit', 'discover'),
    summary('talk', 'discover'),
  ]);
  project.id = 'p';
  project.toolsets = ref([
    status('about', {}),
    status('market', { stale: true }),
    status('visit', { status: 'generated', saved: false }),
    status('talk', { status: 'generated', saved: false, starter: true }),
  ]);
});

const at = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/project/:id/tools/:toolset" element={<ProjectSteps />} />
      </Routes>
    </MemoryRouter>,
  );
const link = (name: RegExp) => screen.queryByRole('link', { name });

it('unfolds the stage of the open toolset, tells each state in words, and counts what is saved', async () => {
  at('/project/p/tools/market');
  expect(link(/^The market.*May be outdated$/)?.getAttribute('aria-current')).toBe('page');
  expect(link(/^The visit.*AI draft$/)?.getAttribute('aria-current')).toBeNull();
  expect(link(/^The talk.*Starter$/)).not.toBeNull();
  expect(link(/^The about.*Saved$/)).toBeNull();
  expect(screen.queryByText('2 of 4 steps saved')).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /^Set-up/ }));
  expect(link(/^The about.*Saved$/)?.getAttribute('href')).toBe('/project/p/settings/about');
  await userEvent.click(screen.getByRole('button', { name: /^Discover/ }));
  expect(link(/^The market.*May be outdated$/)).toBeNull();
});

it('counts saved content under a draft, and neither counts nor hides a draft that may be outdated', async () => {
  project.toolsets = ref([
    status('about', { status: 'generated' }),
    status('market', { status: 'generated', saved: false, stale: true }),
    status('visit', { status: 'empty', saved: false }),
    status('talk', { status: 'empty', saved: false }),
  ]);
  at('/project/p/tools/market');
  expect(screen.queryByText('1 of 4 steps saved')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Discover.*0 of 3 saved/ })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Set-up.*1 of 1 saved/ }));
  expect(link(/^The about.*Saved, AI draft$/)).not.toBeNull();
  expect(link(/^The market.*AI draft, May be outdated$/)).not.toBeNull();
});
