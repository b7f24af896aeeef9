import { describe, expect, it } from 'vitest';

import type { Claim, ClaimTest } from '#engine/evidence/Evidence.ts';

import { reasonOf } from './reasonOf.ts';

const contents = { toolsets: [], documents: new Map() };
const test = (pointer: string, told: Partial<ClaimTest>): ClaimTest => ({
  toolset: 'plan',
  pointer,
  verdict: 'open',
  kind: 'said',
  threshold: 1,
  ...told,
});
const talk = test('/talk', { verdict: 'supported', kind: 'said', n: 8 });
const pilot = test('/pilot', { verdict: 'refuted', kind: 'measured', n: 400 });
const few = test('/few', { verdict: 'refuted', kind: 'measured', n: 3 });
const shown = (state: Claim['state'], tests: ClaimTest[]) =>
  reasonOf({ claim: { id: 'a', state, tests } as Claim } as never, contents).test?.pointer;

describe('the test that is shown for a claim', () => {
  it.each([
    ['refuted', [talk, pilot]],
    ['refuted', [few, talk, pilot]],
    ['refuted', [pilot, few, talk]],
    ['contested', [talk, pilot]],
  ] as const)('of a %s one is the strongest with its verdict', (state, tests) => {
    expect(shown(state, [...tests])).toBe('/pilot');
  });

  it('is the one that agrees with it, though another is stronger', () => {
    expect(shown('supported', [pilot, talk])).toBe('/talk');
  });

  it('is the later of two that tell as much, and one with a result before what is only planned', () => {
    expect(shown('refuted', [pilot, { ...pilot, pointer: '/again' }])).toBe('/again');
    const ran = test('/ran', { resultAt: { toolset: 'plan', pointer: '/ran' } });
    expect(shown('assumed', [test('/planned', {}), ran])).toBe('/ran');
  });
});
