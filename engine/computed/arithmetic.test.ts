import { describe, expect, it } from 'vitest';

import { applyComputed } from './applyComputed.ts';
import type { ArithmeticRule } from './contracts/computedContract.ts';
import type { Figures } from './Figures.ts';

type Content = Record<string, unknown>;

/** The value of /result, from one rule. */
const result = (rule: Omit<ArithmeticRule, 'field'>, content: Content, figures?: Figures) =>
  applyComputed(content, { computed: [{ field: '/result', ...rule }] }, { figures }).result;

describe('a rule of arithmetic', () => {
  it('computes from its operands in order', () => {
    const of = ['/a', '/b'];
    const content = { a: 12, b: 5 };
    const results = (['sum', 'difference', 'product', 'ratio', 'minimum', 'maximum'] as const).map((rule) =>
      result({ rule, of }, content),
    );
    expect(results).toEqual([17, 7, 60, 2.4, 5, 12]);
  });

  it('rounds to two decimals, or to as many as it says', () => {
    expect(result({ rule: 'ratio', of: [2, 3] }, {})).toBe(0.67);
    expect(result({ rule: 'ratio', of: [2, 3], decimals: 0 }, {})).toBe(1);
    expect(result({ rule: 'product', of: ['/price', 3] }, { price: 1.005 })).toBe(3.02);
  });

  it('has no value when divided by zero, or without a number that it needs', () => {
    expect(result({ rule: 'ratio', of: ['/a', '/b'] }, { a: 1, b: 0, result: 9 })).toBeUndefined();
    expect(result({ rule: 'sum', of: ['/a', '/b'] }, { a: 1, result: 9 })).toBeUndefined();
    expect(result({ rule: 'product', of: ['/a', '/b'] }, { a: 1, b: 'two' })).toBeUndefined();
    expect(result({ rule: 'product', of: ['/a', '/a'] }, { a: 1e300 })).toBeUndefined();
  });

  it('adds up what there is of a list, and knows no total of an empty one', () => {
    const of = ['/push/*/strength', '/pull/*/strength'];
    expect(result({ rule: 'sum', of }, { push: [{ strength: 5 }, {}, { strength: 4 }] })).toBe(9);
    expect(result({ rule: 'sum', of }, { push: [], result: 3 })).toBeUndefined();
  });

  it('turns a score round of which less is better', () => {
    const of = ['/impact', { field: '/effort', subtractedFrom: 6 }];
    expect(result({ rule: 'product', of }, { impact: 4, effort: 5 })).toBe(4);
  });

  it('computes only under its condition', () => {
    const rule = { rule: 'sum' as const, of: ['/a', 1], when: { field: '/kind', is: ['paid'] } };
    expect(result(rule, { a: 1, kind: 'paid' })).toBe(2);
    expect(result(rule, { a: 1, kind: 'free', result: 2 })).toBeUndefined();
  });

  it('computes each item of its own, and a condition of the same item', () => {
    const computed: ArithmeticRule[] = [
      {
        field: '/risks/*/score',
        rule: 'product',
        of: ['/risks/*/likelihood', '/risks/*/impact'],
        when: { field: '/risks/*/state', is: ['open'] },
      },
    ];
    const risks = [{ likelihood: 3, impact: 4, state: 'open' }, { likelihood: 5, impact: 5, state: 'closed' }, null];
    expect(applyComputed({ risks }, { computed }).risks).toEqual([{ ...risks[0], score: 12 }, risks[1], null]);
  });

  it('holds rules within rules: the opportunity of a need', () => {
    const of = [
      '/needs/*/importance',
      {
        rule: 'maximum' as const,
        of: [{ rule: 'difference' as const, of: ['/needs/*/importance', '/needs/*/satisfaction'] }, 0],
      },
    ];
    const computed: ArithmeticRule[] = [{ field: '/needs/*/opportunity', rule: 'sum', of, decimals: 0 }];
    const needs = [{ importance: 5, satisfaction: 2 }, { importance: 2, satisfaction: 5 }, { importance: 4 }];
    const { needs: scored } = applyComputed({ needs }, { computed }) as { needs: { opportunity?: number }[] };
    expect(scored.map(({ opportunity }) => opportunity)).toEqual([8, 2, undefined]);
  });
});

describe('rules that follow from each other', () => {
  it('are computed in that order, however they were declared', () => {
    const computed: ArithmeticRule[] = [
      { field: '/breakEven', rule: 'ratio', of: ['/fixed', '/margin'], decimals: 0 },
      { field: '/margin', rule: 'difference', of: ['/price', '/cost'] },
      { field: '/cost', rule: 'sum', of: ['/costs/*/amount'] },
    ];
    const content = { fixed: 1000, price: 10, costs: [{ amount: 4 }, { amount: 1 }] };
    expect(applyComputed(content, { computed })).toEqual({ ...content, cost: 5, margin: 5, breakEven: 200 });
  });
});

describe('a rule that reads another toolset', () => {
  const rule = { rule: 'product' as const, of: [{ toolset: 'market', field: '/size/buyers' }, '/share'] };

  it('computes with what it is given of it', () => {
    expect(result(rule, { share: 0.1 }, { market: { size: { buyers: 1200 } } })).toBe(120);
    expect(result(rule, { share: 0.1, result: 9 }, { market: {} })).toBeUndefined();
  });

  it('leaves the stored value alone while that toolset is not known', () => {
    const content = { share: 0.1, result: 9 };
    expect(applyComputed(content, { computed: [{ field: '/result', ...rule }] })).toBe(content);
  });

  it('reads a property of the item that a reference leads to, of the same toolset or of another', () => {
    const of = (list: string) => [{ through: `/${list}/*/ideaId`, field: 'score' }, 2];
    const bind = (list: string, toolset: string) => ({
      field: `/${list}/*/ideaId`,
      toolset,
      list: '/ideas',
      label: 'name',
    });
    const manifest = {
      id: 'plan',
      computed: ['own', 'other'].map((list) => ({
        field: `/${list}/*/result`,
        rule: 'product' as const,
        of: of(list),
      })),
      binds: [bind('own', 'plan'), bind('other', 'scamper')],
    };
    const content = {
      ideas: [{ id: 'a', score: 3 }],
      own: [{ ideaId: 'a' }, { ideaId: 'gone' }],
      other: [{ ideaId: 'a' }, {}],
    };
    const figures = { scamper: { ideas: [{ id: 'a', score: 7 }] } };
    expect(applyComputed(content, manifest, { figures })).toEqual({
      ...content,
      own: [{ ideaId: 'a', result: 6 }, { ideaId: 'gone' }],
      other: [{ ideaId: 'a', result: 14 }, {}],
    });
  });
});
