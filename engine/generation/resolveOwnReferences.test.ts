import { expect, it } from 'vitest';

import { manifestContract } from '#engine/contract/manifestContract.ts';

import { resolveOwnReferences } from './resolveOwnReferences.ts';

const bind = { toolset: 'plan', list: '/goals', label: 'name' };
const manifest = manifestContract.parse({
  id: 'plan',
  version: '1.0.0',
  stage: 'discover',
  order: 1,
  icon: 'users',
  tokenCost: 1,
  binds: [
    { ...bind, field: '/steps/*/goal' },
    { ...bind, field: '/steps/*/goals/*' },
    { ...bind, toolset: 'other', field: '/steps/*/foreign' },
  ],
});
const goals = [
  { id: 'g1', name: 'Lend ten boxes' },
  { id: 'g2', name: 'Lose none' },
];
const resolve = (...steps: object[]) =>
  (resolveOwnReferences({ manifest }, { goals, steps }) as { steps: object[] }).steps;

it('turns names into ids, whatever their case and blanks, and keeps ids', () => {
  expect(resolve({ goal: ' lend  ten boxes' }, { goal: 'g2' }, { goals: ['Lose none', 'g1'] })).toEqual([
    { goal: 'g1' },
    { goal: 'g2' },
    { goals: ['g2', 'g1'] },
  ]);
});

it('leaves out what names nothing, and does not touch references to other toolsets', () => {
  expect(resolve({ goal: 'Fly', foreign: 'Fly' }, { goals: ['Fly', 'Lose none', 'Swim'] })).toEqual([
    { foreign: 'Fly' },
    { goals: ['g2'] },
  ]);
});
