import { expect, it } from 'vitest';

import type { ProjectStep } from '#engine/protocol/project.ts';

import { nextStep } from './nextStep.ts';

const status = (id: string, change: Partial<ProjectStep>): ProjectStep => ({
  id,
  status: 'saved',
  starter: false,
  saved: change.status !== 'empty',
  revision: 1,
  updatedAt: null,
  hasUnconfirmed: false,
  stale: false,
  staleBecause: [],
  fallen: [],
  missing: [],
  onPath: true,
  ...change,
});

it('calls a draft the plan of a round where it is one, and not AI’s', () => {
  expect(nextStep([status('b', { status: 'generated', ofRound: true })])).toEqual({ id: 'b', reason: 'plan' });
});

it('is a draft, then a toolset that can be filled in, then a stale one', () => {
  const draft = status('b', { status: 'generated' });
  const gap = status('c', { status: 'empty' });
  const blocked = status('d', { status: 'empty', missing: ['c'] });
  const stale = status('a', { stale: true });
  expect(nextStep([stale, draft, gap])).toEqual({ id: 'b', reason: 'review' });
  expect(nextStep([stale, { ...draft, starter: true }, gap])).toEqual({ id: 'b', reason: 'fill' });
  expect(nextStep([stale, gap, blocked])).toEqual({ id: 'c', reason: 'begin' });
  expect(nextStep([stale, status('b', {})])).toEqual({ id: 'a', reason: 'refresh' });
  expect(nextStep([status('a', {})])).toBeNull();
});

it('is first what was built on a claim that a test has refuted', () => {
  const fall = { pointer: '/a', item: '/a', claim: 'sections/a', text: 'Bakers pay.', isClaim: true };
  const fell = (id: string, reason: 'refuted' | 'source-removed') =>
    status(id, { stale: true, fallen: [{ ...fall, reason }] });
  const gap = status('c', { status: 'empty' });
  expect(nextStep([gap, fell('d', 'refuted'), fell('e', 'refuted')])).toEqual({
    id: 'd',
    reason: 'refuted',
    fall: { ...fall, reason: 'refuted' },
  });
  expect(nextStep([fell('a', 'source-removed'), gap])).toEqual({ id: 'c', reason: 'begin' });
});

it('is never beside the path', () => {
  const draft = status('b', { status: 'generated', onPath: false });
  const gap = status('c', { status: 'empty' });
  expect(nextStep([gap, draft])).toEqual({ id: 'c', reason: 'begin' });
  expect(nextStep([draft])).toBeNull();
});
