import { expect, it } from 'vitest';

import { mayOnProject, projectActions, type Verdict } from './mayOnProject.ts';

const verdicts = (personId: string, mode: 'read' | 'write') =>
  Object.fromEntries(
    projectActions.map((action) => [action, mayOnProject({ id: personId }, action, { userId: 'ada', mode })]),
  );
const all = (verdict: Verdict) => Object.fromEntries(projectActions.map((action) => [action, verdict]));

it('lets the owner do everything', () => {
  expect(verdicts('ada', 'write')).toEqual(all('allowed'));
});

it('refuses the owner what changes the documents of a project in read mode', () => {
  expect(verdicts('ada', 'read')).toEqual({ ...all('allowed'), edit: 'read-only', generate: 'read-only' });
});

it('hides the project from everybody else, in either mode', () => {
  for (const mode of ['read', 'write'] as const) expect(verdicts('bora', mode)).toEqual(all('hidden'));
});
