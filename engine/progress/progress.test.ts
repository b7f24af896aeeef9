import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { staleBecause, type MadeFrom } from '#engine/registry/staleBecause.ts';

import { countSteps, savedShare } from './countSteps.ts';
import { progressMark, stepMark, stepTraits } from './stepMark.ts';
import { stepStatus } from './stepStatus.ts';

const each = [true, false];
const combinations = each.flatMap((saved) =>
  each.flatMap((draft) =>
    each.flatMap((starter) =>
      each.map((stale) => ({ saved, draft, starter: starter && draft, stale: stale && (saved || draft) })),
    ),
  ),
);
const statusOf = ({ saved, draft, starter, stale }: (typeof combinations)[number]) => ({
  ...stepStatus({ saved: saved ? 's' : null, draft: draft ? 'd' : null }),
  starter,
  stale,
});

describe('a step', () => {
  it.each(combinations)('says all that is true of it: %o', (combination) => {
    const { saved, draft, starter, stale } = combination;
    expect(stepTraits[stepMark(statusOf(combination))]).toEqual(
      saved || draft
        ? [
            ...(saved ? ['saved'] : []),
            ...(draft ? [starter ? 'starter' : 'generated'] : []),
            ...(stale ? ['stale'] : []),
          ]
        : ['empty'],
    );
  });

  it.each(combinations)('counts as saved if and only if it has saved content: %o', (combination) => {
    const { saved, draft, starter, stale } = combination;
    expect(countSteps([statusOf(combination)])).toEqual({
      saved: Number(saved),
      generated: Number(draft),
      starters: Number(starter),
      stale: Number(stale),
      total: 1,
    });
  });
});

describe('progress', () => {
  const steps = ['one', 'two', 'three', 'four'];
  const action = fc.record({
    does: fc.constantFrom('generate', 'save', 'discard', 'edit'),
    step: fc.nat({ max: steps.length - 1 }),
  });

  interface Held {
    saved: string | null;
    draft: string | null;
    from: MadeFrom;
  }

  it('never falls by generating, discarding or saving, nor by what becomes outdated through it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const held: Held[] = steps.map(() => ({ saved: null, draft: null, from: {} }));
        // Each step is made from all before it.
        const before = (index: number) => steps.slice(0, index).map((id) => ({ id }));
        const idsOf = (id: string) => held[steps.indexOf(id)]!;
        const madeFrom = (index: number) =>
          Object.fromEntries(
            before(index).flatMap(({ id }): [string, string][] => {
              const from = idsOf(id).saved;
              return from === null ? [] : [[id, from]];
            }),
          );
        let last = 0;
        let ids = 0;
        for (const { does, step } of actions) {
          const it = held[step]!;
          if (does === 'generate') Object.assign(it, { draft: `c${(ids += 1)}`, from: madeFrom(step) });
          else if (does === 'discard') it.draft = null;
          else if (does === 'save' && it.draft !== null) Object.assign(it, { saved: it.draft, draft: null });
          else if (does === 'edit') Object.assign(it, { saved: `c${(ids += 1)}`, from: madeFrom(step) });
          const statuses = held.map(({ saved, draft, from }, index) => ({
            ...stepStatus({ saved, draft }),
            stale: (saved ?? draft) !== null && staleBecause(from, before(index), idsOf).length > 0,
          }));
          const counts = countSteps(statuses);
          expect(counts.saved).toBeGreaterThanOrEqual(last);
          expect(savedShare(counts)).toBe(counts.saved / steps.length);
          // No part of the page can say another number: a stage is counted like the whole.
          const [first, second] = [countSteps(statuses.slice(0, 2)), countSteps(statuses.slice(2))];
          expect(first.saved + second.saved).toBe(counts.saved);
          last = counts.saved;
        }
      }),
    );
  });

  it('shows nothing as an empty mark, some as a part, and all as full', () => {
    const marks = [0, 1, 23, 24].map((saved) => progressMark({ saved, total: 24 }));
    expect(marks).toEqual(['empty', 'partial', 'partial', 'saved']);
    expect(progressMark({ saved: 0, total: 0 })).toBe('empty');
    expect(savedShare({ saved: 0, total: 0 })).toBe(0);
  });
});
