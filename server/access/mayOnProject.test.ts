import { expect, it } from 'vitest';

import { mayOnProject, projectActions, type Reader, type Verdict } from './mayOnProject.ts';

const verdicts = (reader: Reader | null, mode: 'read' | 'write', removedAt: string | null = null) =>
  Object.fromEntries(projectActions.map((action) => [action, mayOnProject(reader, action, { mode, removedAt })]));
const all = (verdict: Verdict) => Object.fromEntries(projectActions.map((action) => [action, verdict]));

const ofOwner = { manage: 'role-too-low', share: 'role-too-low', delete: 'role-too-low', restore: 'role-too-low' };
const ofEditor = {
  ...ofOwner,
  edit: 'role-too-low',
  generate: 'role-too-low',
  finish: 'role-too-low',
  withdraw: 'role-too-low',
};

it('lets the owner do everything', () => {
  expect(verdicts('owner', 'write')).toEqual(all('allowed'));
});

it('lets an editor do everything but what is for the owner to decide', () => {
  expect(verdicts('editor', 'write')).toEqual({ ...all('allowed'), ...ofOwner });
});

it('lets a viewer read, export and comment', () => {
  for (const mode of ['read', 'write'] as const)
    expect(verdicts('viewer', mode)).toEqual({ ...all('allowed'), ...ofEditor });
});

it('lets whoever holds a link read and nothing else', () => {
  for (const mode of ['read', 'write'] as const)
    expect(verdicts('link', mode)).toEqual({ ...all('role-too-low'), read: 'allowed' });
});

it('refuses what changes the documents of a project in read mode', () => {
  const refused = { edit: 'read-only', generate: 'read-only' };
  expect(verdicts('owner', 'read')).toEqual({ ...all('allowed'), ...refused });
  expect(verdicts('editor', 'read')).toEqual({ ...all('allowed'), ...ofOwner, ...refused });
});

it('hides the project from everybody else, in either mode', () => {
  for (const mode of ['read', 'write'] as const) expect(verdicts(null, mode)).toEqual(all('hidden'));
});

it('hides a deleted project from everything but restoring it and deleting it for good, by its owner', () => {
  const removedAt = '2026-11-28T10:00:00.000Z';
  expect(verdicts('owner', 'write', removedAt)).toEqual({ ...all('hidden'), delete: 'allowed', restore: 'allowed' });
  for (const reader of ['editor', 'viewer', 'link', null] as const)
    expect(verdicts(reader, 'write', removedAt)).toEqual(all('hidden'));
});
