import { beforeEach, expect, it } from 'vitest';

import type { Project, ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { definitions } from '../../stores/definitions.ts';
import { firstSteps, newestOwn } from './firstSteps.ts';

const summaries = [
  { id: 'about', stage: 'setup' },
  { id: 'sections', stage: 'setup' },
  { id: 'stakeholder', stage: 'discover' },
] as ToolsetSummary[];
const project = (id: string, more: Partial<Project> = {}) =>
  ({
    id,
    role: 'owner',
    isExample: false,
    progress: { saved: 0, generated: 0, starters: 0, total: 24 },
    ...more,
  }) as Project;
const saved = (count: number) => ({ progress: { saved: count, generated: 0, starters: 0, total: 24 } });
const status = (id: string, more: Partial<ToolsetStatus> = {}) =>
  ({ id, status: 'empty', saved: more.status === 'saved', revision: 0, ...more }) as ToolsetStatus;
const doneOf = (projects: Project[], statuses: ToolsetStatus[] = []) =>
  firstSteps({ projects, statuses, summaries }).flatMap(({ key, done }) => (done ? [key] : []));

beforeEach(() => void (definitions.summaries = summaries as never));

it('has only the account done at first, and links to the example and a new project', () => {
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

it('does not count the example as a project of one’s own', () => {
  expect(doneOf([project('e', { isExample: true, ...saved(24) })])).toEqual(['account', 'example']);
});

it('counts what people did themselves, not what stands in a project they were invited to', () => {
  const shared = project('theirs', { role: 'editor', ...saved(24) });
  expect(doneOf([shared])).toEqual(['account']);
  const steps = firstSteps({ projects: [shared, project('own')], statuses: [], summaries });
  expect(steps.map(({ key }) => key)).toContain('example');
  expect(steps.find(({ key }) => key === 'project')).toMatchObject({ done: true, to: '/project/own' });
  expect(newestOwn([project('e', { isExample: true }), shared, project('own')])?.id).toBe('own');
});

it('links to a pending draft, else to the first toolset of the path', () => {
  const statuses = [status('about', { status: 'saved', revision: 1 }), status('sections', { status: 'generated' })];
  const steps = firstSteps({ projects: [project('p')], statuses, summaries });
  expect(steps.slice(2).map(({ to }) => to)).toEqual([
    '/project/p',
    '/project/p/settings/sections',
    '/project/p/tools/stakeholder',
  ]);
});

it('links to the project when the list of toolsets could not be loaded', () => {
  const steps = firstSteps({ projects: [project('p')], statuses: [], summaries: [] });
  expect(steps.slice(2).map(({ to }) => to)).toEqual(['/project/p', '/project/p', '/project/p']);
});

it('omits the example for people who are past the first steps', () => {
  const steps = firstSteps({ projects: [project('p', saved(3))], statuses: [], summaries });
  expect(steps.map(({ key }) => key)).toEqual(['account', 'project', 'review', 'path']);
});

it('checks steps off once content is saved', () => {
  expect(doneOf([project('p', saved(1))])).toEqual(['account', 'project', 'review']);
  const onPath = [status('stakeholder', { status: 'saved', revision: 1 })];
  expect(doneOf([project('p', saved(2))], onPath)).toContain('path');
  expect(doneOf([project('p', saved(2))])).not.toContain('path');
  const emptied = [status('stakeholder', { status: 'empty', revision: 2 })];
  expect(doneOf([project('p', saved(2))], emptied)).not.toContain('path');
  expect(doneOf([project('p'), project('older', saved(3))])).toContain('path');
});
