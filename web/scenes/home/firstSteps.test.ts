import { beforeEach, expect, it } from 'vitest';

import type { Project, ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { definitions } from '../../stores/definitions.ts';
import { firstSteps } from './firstSteps.ts';

const summaries = [
  { id: 'about', stage: 'setup' },
  { id: 'sections', stage: 'setup' },
  { id: 'stakeholder', stage: 'discover' },
] as ToolsetSummary[];
const project = (id: string, more: Partial<Project> = {}) =>
  ({ id, isExample: false, progress: { saved: 0, generated: 0, total: 24 }, ...more }) as Project;
const saved = (count: number) => ({ progress: { saved: count, generated: 0, total: 24 } });
const status = (id: string, more: Partial<ToolsetStatus> = {}) =>
  ({ id, status: 'empty', revision: 0, ...more }) as ToolsetStatus;
const doneOf = (projects: Project[], statuses: ToolsetStatus[] = []) =>
  firstSteps({ projects, statuses, summaries }).flatMap(({ key, done }) => (done ? [key] : []));

beforeEach(() => void (definitions.summaries = summaries as never));

it('begins with the account alone, and leads to the example and to a new project', () => {
  const steps = firstSteps({ projects: [], statuses: [], summaries });
  expect(steps.filter(({ done }) => done).map(({ key }) => key)).toEqual(['account']);
  expect(steps.map(({ to }) => to)).toEqual([
    '/user/update',
    null,
    '/create-project',
    '/create-project',
    '/create-project',
  ]);
});

it('does not take the example for a project of one’s own, however full it is', () => {
  expect(doneOf([project('e', { isExample: true, ...saved(24) })])).toEqual(['account', 'example']);
});

it('leads to the draft that waits, then to the first toolset of the path', () => {
  const statuses = [status('about', { status: 'saved', revision: 1 }), status('sections', { status: 'generated' })];
  const steps = firstSteps({ projects: [project('p')], statuses, summaries });
  expect(steps.slice(2).map(({ to }) => to)).toEqual([
    '/project/p',
    '/project/p/settings/sections',
    '/project/p/tools/stakeholder',
  ]);
});

it('leads to the project where it could not be learnt which toolsets there are', () => {
  const steps = firstSteps({ projects: [project('p')], statuses: [], summaries: [] });
  expect(steps.slice(2).map(({ to }) => to)).toEqual(['/project/p', '/project/p', '/project/p']);
});

it('does not ask those who are on their way to look at an example', () => {
  const steps = firstSteps({ projects: [project('p', saved(3))], statuses: [], summaries });
  expect(steps.map(({ key }) => key)).toEqual(['account', 'project', 'review', 'path']);
});

it('ticks off what has been saved', () => {
  expect(doneOf([project('p', saved(1))])).toEqual(['account', 'project', 'review']);
  const onPath = [status('stakeholder', { status: 'saved', revision: 1 })];
  expect(doneOf([project('p', saved(2))], onPath)).toContain('path');
  expect(doneOf([project('p', saved(2))])).not.toContain('path');
  expect(doneOf([project('p'), project('older', saved(3))])).toContain('path');
});
