import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isDecisive, strengthOf } from './evidenceStrength.ts';
import { type SourceKind, sourceKinds } from './evidenceWords.ts';
import { claimState, claimStrength, type Grounds, type KnownTest, restsOn } from './judgeClaim.ts';

const nothing: Grounds = { for: [], against: [], tests: [] };
const people = (kind: SourceKind, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ kind, person: `p${from + index}` }));
const test = (verdict: KnownTest['verdict'], kind: SourceKind, n?: number): KnownTest => ({
  verdict,
  kind,
  ...(n !== undefined && { n }),
});

describe('the table of strength', () => {
  it.each([
    ['read', 1, 1],
    ['read', 40, 1],
    ['said', 1, 1],
    ['said', 4, 1],
    ['said', 5, 2],
    ['gave', 1, 1],
    ['gave', 2, 2],
    ['gave', 5, 3],
    ['did', 1, 2],
    ['did', 5, 3],
    ['measured', 1, 3],
    ['measured', 29, 3],
    ['measured', 30, 4],
    ['paid', 1, 3],
    ['paid', 3, 4],
    ['paid', 5, 5],
  ] as const)('says of %s, n = %i: %i of 5', (kind, n, strength) => {
    expect(strengthOf(kind, n)).toBe(strength);
  });

  it('is 0 where there is nobody, grows with n, and no stronger kind is below a weaker one', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(5), (n, place) => {
        const kind = sourceKinds[place]!;
        expect(strengthOf(kind, 0)).toBe(0);
        expect(strengthOf(kind, n + 1)).toBeGreaterThanOrEqual(strengthOf(kind, n));
        for (const weaker of sourceKinds.slice(0, place))
          expect(strengthOf(kind, n)).toBeGreaterThanOrEqual(strengthOf(weaker, n));
      }),
      { seed: 29 },
    );
  });

  it.each([
    ['said', 500, false],
    ['gave', 500, false],
    ['read', 500, false],
    ['did', 4, false],
    ['did', 5, true],
    ['measured', 29, false],
    ['measured', 30, true],
    ['paid', 4, false],
    ['paid', 5, true],
  ] as const)('lets %s with n = %i decide for good: %s', (kind, n, decides) => {
    expect(isDecisive(kind, n)).toBe(decides);
  });
});

describe('how much is known', () => {
  it('is told by the strongest kind, and not by a sum', () => {
    const grounds = { ...nothing, for: people('said', 4), tests: [test('supported', 'said', 5)] };
    expect(claimStrength(grounds)).toBe(2);
    expect(claimStrength({ ...grounds, for: [...people('said', 1), ...people('paid', 1, 9)] })).toBe(3);
  });

  it('counts one person once, by what weighs most', () => {
    const one = [...people('said', 1), ...people('did', 1), ...people('paid', 1)];
    expect(restsOn({ ...nothing, for: one })).toEqual({
      n: 1,
      kinds: { read: 0, said: 0, gave: 0, did: 0, measured: 0, paid: 1 },
    });
  });

  it('counts those whom a test asked and who are cited for it once', () => {
    const cited = { ...nothing, for: people('said', 3), tests: [test('supported', 'said', 3)] };
    expect(restsOn(cited).n).toBe(3);
    expect(claimStrength(cited)).toBe(1);
  });

  it('counts who paid among those who said so', () => {
    expect(claimStrength({ ...nothing, for: [...people('said', 4), ...people('gave', 1, 4)] })).toBe(2);
  });

  it('is lessened by what speaks against, as much as that would have added', () => {
    const pro = people('said', 6);
    expect(claimStrength({ ...nothing, for: pro, against: people('said', 1, 10) })).toBe(2);
    expect(claimStrength({ ...nothing, for: pro, against: people('said', 2, 10) })).toBe(1);
    expect(claimStrength({ ...nothing, for: pro, against: people('said', 6, 10) })).toBe(0);
  });

  it('never falls by more of the same, nor depends on the order', () => {
    const source = fc.record({
      kind: fc.constantFrom(...sourceKinds),
      person: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    });
    fc.assert(
      fc.property(fc.array(source, { maxLength: 12 }), source, (all, more) => {
        const before = claimStrength({ ...nothing, for: all });
        expect(claimStrength({ ...nothing, for: [...all, more] })).toBeGreaterThanOrEqual(before);
        expect(claimStrength({ ...nothing, for: all.toReversed() })).toBe(before);
        expect(claimStrength({ ...nothing, for: all, against: [more] })).toBeLessThanOrEqual(Math.max(before, 3));
      }),
      { seed: 29 },
    );
  });
});

describe('a verdict', () => {
  it.each([
    ['words, however many', [test('refuted', 'said', 40)], 'contested'],
    ['too few cases', [test('refuted', 'measured', 29)], 'contested'],
    ['enough cases', [test('refuted', 'measured', 30)], 'refuted'],
    ['too few who paid', [test('refuted', 'paid', 4)], 'contested'],
    ['five seen', [test('refuted', 'did', 5)], 'refuted'],
    ['cases that nobody has counted', [test('refuted', 'measured')], 'refuted'],
    ['words that nobody has counted', [test('refuted', 'said')], 'contested'],
    ['words for it', [test('supported', 'said', 3)], 'supported'],
    ['two that disagree', [test('refuted', 'measured', 40), test('supported', 'paid', 6)], 'contested'],
    [
      'a strong one for it against a weak one',
      [test('refuted', 'said', 8), test('supported', 'measured', 90)],
      'supported',
    ],
    ['an open one', [test('open', 'measured', 90)], 'assumed'],
  ] as const)('that rests on %s', (_, tests, state) => {
    expect(claimState({ ...nothing, tests: [...tests] })).toBe(state);
  });

  it('that supports for good is not contested by what somebody says', () => {
    const grounds = { ...nothing, against: people('said', 3), tests: [test('supported', 'measured', 30)] };
    expect(claimState(grounds)).toBe('supported');
    expect(claimStrength(grounds)).toBe(4);
    expect(claimState({ ...grounds, tests: [test('supported', 'measured')] })).toBe('contested');
  });
});
