import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyComputed } from './applyComputed.ts';
import { type ComputedRule, computedContract } from './contracts/computedContract.ts';
import type { Operand } from './contracts/operandContract.ts';

const kept: Operand = { rule: 'ratio', of: [{ rule: 'difference', of: [100, '/plans/*/churn'] }, 100] };
const computed: ComputedRule[] = [
  {
    field: '/plans/*/cash',
    rule: 'series',
    steps: 4,
    before: '/cash',
    each: {
      rule: 'sum',
      of: [{ previous: true }, { rule: 'product', of: [{ series: '/plans/*/customers' }, 10] }, -300],
    },
    decimals: 0,
  },
  {
    field: '/plans/*/customers',
    rule: 'series',
    steps: 4,
    first: '/plans/*/start',
    each: { rule: 'sum', of: [{ rule: 'product', of: [{ previous: true }, kept] }, 10] },
    decimals: 1,
  },
  { field: '/plans/*/lowest', rule: 'minimum', of: ['/plans/*/cash/*'] },
  { field: '/plans/*/gone', rule: 'firstStep', of: '/plans/*/cash', is: 'below', limit: 0 },
  { field: '/plans/*/carries', rule: 'firstStep', of: '/plans/*/customers', is: 'at-least', limit: '/enough' },
];

type Plan = Partial<Record<'start' | 'churn' | 'lowest' | 'gone' | 'carries', number>> &
  Record<'cash' | 'customers', number[]>;

function plansOf(plans: object[], cash: unknown = 500): Plan[] {
  return applyComputed({ cash, enough: 30, plans }, { computed }).plans as Plan[];
}

describe('a series', () => {
  it('follows from the step before, and from another one at the same step', () => {
    const [plan] = plansOf([{ start: 20, churn: 10 }]);
    // 20; 20 × 0.9 + 10 = 28; 28 × 0.9 + 10 = 35.2; 35.2 × 0.9 + 10 = 41.68
    expect(plan!.customers).toEqual([20, 28, 35.2, 41.7]);
    // 500 + 200 − 300; + 280 − 300; + 352 − 300; + 417 − 300
    expect(plan!.cash).toEqual([400, 380, 432, 549]);
    expect(plan!.lowest).toBe(380);
  });

  it('goes on from what was computed, and not from what was rounded', () => {
    const each: Operand = { rule: 'product', of: [{ previous: true }, 1.03] };
    const grown = applyComputed(
      {},
      { computed: [{ field: '/all', rule: 'series', steps: 4, before: 10, each, decimals: 0 }] },
    );
    expect(grown.all).toEqual([10, 11, 11, 11]);
  });

  it('tells the first step at which something holds, and nothing where it never does', () => {
    const [poor, rich] = plansOf([
      { start: 0, churn: 0 },
      { start: 40, churn: 0 },
    ]);
    // 500 − 300; + 100 − 300; + 200 − 300; + 300 − 300
    expect(poor!.cash).toEqual([200, 0, -100, -100]);
    expect([poor!.gone, poor!.carries, poor!.lowest]).toEqual([3, 4, -100]);
    expect([rich!.gone, rich!.carries]).toEqual([undefined, 1]);
  });

  it('is empty where a number is missing, and so is what follows from it', () => {
    const [without] = plansOf([{ start: 20, cash: [1], lowest: 1, gone: 1 }]);
    expect(without).toEqual({ start: 20 });
    const [penniless] = plansOf([{ start: 20, churn: 0 }], 'none');
    expect(penniless!.customers).toEqual([20, 30, 40, 50]);
    expect(penniless!.cash).toBeUndefined();
  });

  it('has no half: it ends before a number that is none', () => {
    const each: Operand = { rule: 'ratio', of: [1, { rule: 'difference', of: [{ previous: true }, 1] }] };
    expect(applyComputed({}, { computed: [{ field: '/all', rule: 'series', steps: 3, before: 2, each }] })).toEqual({});
  });

  it('leaves a document alone that has it already', () => {
    const once = applyComputed({ cash: 500, enough: 30, plans: [{ start: 20, churn: 10 }] }, { computed });
    expect(applyComputed(structuredClone(once), { computed })).toEqual(once);
    expect(applyComputed(once, { computed })).toBe(once);
  });

  it('has sixty steps at most', () => {
    const rule = { field: '/all', rule: 'series', steps: 61, each: 1 };
    expect(computedContract.safeParse([rule]).success).toBe(false);
    expect(computedContract.safeParse([{ ...rule, steps: 60 }]).success).toBe(true);
  });
});

describe('series, whatever the numbers', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer({ min: -50, max: 500 }),
    fc.constantFrom(undefined, null, '7'),
  );
  const plan = fc.record({ start: number, churn: number });

  it('are whole and finite or not there, in whatever order their rules stand', () => {
    fc.assert(
      fc.property(fc.array(plan, { maxLength: 3 }), number, (plans, cash) => {
        const content = { cash, enough: 30, plans };
        const once = applyComputed(content, { computed });
        for (const each of once.plans as Plan[])
          for (const values of [each.cash, each.customers])
            if (values !== undefined) {
              expect(values).toHaveLength(4);
              expect(values.every(Number.isFinite)).toBe(true);
            }
        expect(applyComputed(content, { computed: computed.toReversed() })).toEqual(once);
        expect(applyComputed(once, { computed })).toBe(once);
      }),
    );
  });

  it('have their lowest value among them, and nothing below the limit before the step that is told', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100), fc.integer({ min: -500, max: 2000 }), (start, churn, cash) => {
        const [one] = plansOf([{ start, churn }], cash);
        const below = one!.cash.map((value) => value < 0);
        expect(one!.lowest).toBe(Math.min(...one!.cash));
        expect(one!.gone).toBe(below.includes(true) ? below.indexOf(true) + 1 : undefined);
      }),
    );
  });
});
