import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';

import { applyComputed } from './applyComputed.ts';
import type { ArithmeticRule } from './contracts/computedContract.ts';
import { arithmetic, type Operand } from './contracts/operandContract.ts';

/** What may stand where a number should: rules must cope with all of it. */
const value = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(undefined, null, '', '7', true, Infinity, NaN, 1e308, -0),
);
const item = fc.oneof(fc.record({ x: value, ref: fc.constantFrom('p', 'q', undefined) }), fc.constant(null));
const document = fc.record({
  a: value,
  b: value,
  list: fc.oneof(fc.array(item, { maxLength: 4 }), fc.constantFrom(undefined, null, 'no list')),
});
const figures = fc.record({
  other: fc.record({ n: value, items: fc.constant([{ id: 'p', x: 2 }, null, { id: 'q' }]) }),
});

/** Operands that may read the results of rules before the given one, so that there is no cycle. */
function operand(before: number): fc.Arbitrary<Operand> {
  const { operands } = fc.letrec<{ operands: Operand }>((tie) => ({
    operands: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<Operand>('/a', '/b', '/list/*/x', { field: '/a', subtractedFrom: 6 }),
      fc.constantFrom<Operand>({ toolset: 'other', field: '/n' }, { through: '/list/*/ref', field: 'x' }, 0, 2.5),
      before > 0 ? fc.nat(before - 1).map((index): Operand => `/result${index}`) : fc.constant<Operand>('/a'),
      fc.record({
        rule: fc.constantFrom(...arithmetic),
        of: fc.array(tie('operands'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  }));
  return operands;
}

const rule = (index: number) =>
  fc.record(
    {
      field: fc.constant(`/result${index}`),
      rule: fc.constantFrom(...arithmetic),
      of: fc.array(operand(index), { minLength: 1, maxLength: 4 }),
      decimals: fc.nat(4),
      when: fc.constant<ArithmeticRule['when']>({ field: '/a', is: [1, 2] }),
    },
    { requiredKeys: ['field', 'rule', 'of'] },
  );
const binds = [{ field: '/list/*/ref', toolset: 'other', list: '/items', label: 'x' }];
const rules = fc.tuple(rule(0), rule(1), rule(2), rule(3));

describe('computing, whatever the rules and the document', () => {
  it('gives finite numbers or nothing, rounded, and the same when repeated', () => {
    fc.assert(
      fc.property(document, rules, figures, (content, computed, known) => {
        const once = applyComputed(content, { computed, binds }, { figures: known });
        for (const { field, decimals = 2 } of computed) {
          const result = getAt(once, field);
          if (result === undefined) continue;
          expect(Number.isFinite(result)).toBe(true);
          expect(JSON.stringify(result)).toMatch(
            Math.abs(result as number) < 1e15 ? new RegExp(`^-?\\d+(\\.\\d{1,${decimals || 1}})?$`) : /^-?\d/,
          );
        }
        expect(applyComputed(once, { computed, binds }, { figures: known })).toBe(once);
      }),
    );
  });

  it('does not depend on the order in which rules are declared', () => {
    fc.assert(
      fc.property(document, rules, figures, fc.nat(), (content, computed, known, turns) => {
        const at = turns % computed.length;
        const turned = [...computed.slice(at), ...computed.slice(0, at)].toReversed();
        const [one, other] = [computed, turned].map((each) =>
          applyComputed(content, { computed: each, binds }, { figures: known }),
        );
        expect(other).toEqual(one);
      }),
    );
  });

  it('never changes what was typed', () => {
    fc.assert(
      fc.property(document, rules, figures, (content, computed, known) => {
        const next = applyComputed(content, { computed, binds }, { figures: known });
        for (const pointer of ['/a', '/b', ...expandPattern(content, '/list/*/x')])
          expect(getAt(next, pointer)).toBe(getAt(content, pointer));
      }),
    );
  });
});
