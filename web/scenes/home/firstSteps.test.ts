import { beforeEach, expect, it } from 'vitest';

import type { Project, ToolsetStatus } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { definitions } from '#web/stores/definitions.ts';

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
    progress: { saved: 0, generated: 0, starters: 0, own: { setup: 0, path: 0 }, total: 24 },
    ...more,
  }) as Project;
/** Saved, so many of them by the owner. */
const saved = (count: number, setup = 0, path = 0) => ({
  progress: { saved: count, generated: 0, starters: 0, own: { setup, path }, total: 24 },
});
const status = (id: string, more: Partial<ToolsetStatus> = {}) =>
  ({ id, status: 'empty', saved: more.status === 'saved', revision: 0, ...more }) as ToolsetStatus;
const doneOf = (projects: Project[]) =>
  firstSteps({ projects, statuses: [], summaries }).flatMap(({ key, done }) => (done ? [key] : []));

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
  const shared = project('theirs', { role: 'editor', ...saved(24, 2, 22) });
  expect(doneOf([shared])).toEqual(['account']);
  const steps = firstSteps({ projects: [shared, project('own')], statuses: [], summaries });
  expect(steps.map(({ key }) => key)).toContain('example');
  expect(steps.find(({ key }) => key === 'project')).toMatchObject({ done: true, to: '/project/own' });
  expect(newestOwn([project('e', { isExample: true }), shared, project('own')])?.id).toBe('own');
});

it('counts no save of somebody else in a project of one’s own', () => {
  expect(doneOf([project('p', saved(24))])).toEqual(['account', 'project']);
  expect(doneOf([project('p', saved(24, 1))])).toEqual(['account', 'project', 'review']);
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
  const steps = firstSteps({ projects: [project('p', saved(3, 2, 1))], statuses: [], summaries });
  expect(steps.map(({ key }) => key)).toEqual(['account', 'project', 'review', 'path']);
});

it('checks steps off once content is saved, in whichever project', () => {
  expect(doneOf([project('p', saved(1, 1))])).toEqual(['account', 'project', 'review']);
  expect(doneOf([project('p', saved(2, 2))])).not.toContain('path');
  expect(doneOf([project('p', saved(1, 0, 1))])).toEqual(['account', 'project', 'review', 'path']);
  expect(doneOf([project('p'), project('older', saved(3, 2, 1))])).toContain('path');
});
