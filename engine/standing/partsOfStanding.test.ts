import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Claim } from '#engine/evidence/Evidence.ts';
import { isRepetition, repeatedId } from '#engine/evidence/repeatedIds.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { distinctClaims } from './distinctClaims.ts';
import { findFigures, worstFirst } from './findFigures.ts';
import { findGist, oneLine } from './findGist.ts';
import { nextSteps } from './nextSteps.ts';

const { registry } = loadedToolsets();
const action = (at: string, who = '') => ({ toolset: 'plan', pointer: `/steps/${at}`, at, text: `By ${at}`, who });

describe('the gist', () => {
  it.each(registry.toolsets.map((toolset) => [toolset.manifest.id, toolset] as const))(
    'stands for the example of %s in one line of both languages',
    (_, { manifest, examples }) => {
      for (const example of [examples.en, examples.tr]) {
        const gist = findGist(manifest, example);
        expect(gist?.text).toMatch(/^\S.{8,240}$/u);
      }
    },
  );

  it('is the first text that is filled in, without blanks and the mark of an assumption', () => {
    const manifest = { id: 'x', gist: { fields: ['/none', '/lists/*/text', '/last'] } };
    const lists = [{ text: ' ' }, { text: 'We need ____ boxes.' }, { text: 'Assumption: they come back.' }];
    expect(findGist(manifest, { lists, last: 'Last.' })).toMatchObject({
      text: 'They come back.',
      pointer: '/lists/2/text',
    });
    expect(findGist({ id: 'x', gist: undefined }, { last: 'Last.' })).toBeNull();
  });

  it('is one line of at most 240 letters, which begins as its text does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/\n/);
        expect(line.length).toBeLessThanOrEqual(241);
        expect(text.replaceAll(/\s+/g, ' ').trim().startsWith(line.replace(/…$/, ''))).toBe(true);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });
});

it('tells once what is claimed twice in the same words, by the one of which something is known', () => {
  const claim = (id: string, text: string, more = {}) =>
    ({ id, toolset: 'x', pointer: `/${id}`, text, state: 'assumed', tests: [], ...more }) as unknown as Claim;
  const tests = [{ toolset: 'x', pointer: '/b' }];
  const claims = [
    claim('a', 'A tailor sews from a note.', { importance: 5 }),
    claim('b', 'A tailor sews from a note', { state: 'contested', tests }),
    claim('c', 'Parents wait.'),
  ];
  expect(distinctClaims(claims).map(({ claim: { id }, importance }) => [id, importance])).toEqual([
    ['b', 5],
    ['c', undefined],
  ]);
});

describe('figures', () => {
  const manifest = {
    id: 'x',
    figures: [
      {
        field: '/cost',
        direction: 'at-most' as const,
        limit: '/price',
        parts: { list: '/parts', name: 'name', amount: 'of' },
      },
      { field: '/sold', direction: 'at-least' as const, limit: '/needed' },
    ],
  };

  it('say how much is left or fails, and nothing where a side is not known or the limit is none', () => {
    const parts = [{ name: 'Wash', of: 3.2 }, { name: 'Round' }];
    const found = findFigures(manifest, { cost: 11.88, price: 11, parts, sold: 30, needed: 30 });
    expect(found).toMatchObject([
      { difference: -0.88, carries: false, parts: [{ name: 'Wash', value: 3.2, pointer: '/parts/0/of' }] },
      { difference: 0, carries: true },
    ]);
    for (const document of [{ cost: 4 }, { price: 4 }, { cost: 4, price: 0 }, { sold: 1, needed: -5 }])
      expect(findFigures(manifest, document)).toEqual([]);
  });

  it('put what fails by the greatest share of its limit first', () => {
    const found = findFigures(manifest, { cost: 12, price: 10, sold: 29, needed: 100 });
    expect(worstFirst(found).map(({ pointer }) => pointer)).toEqual(['/sold', '/cost']);
  });
});

describe('what happens next', () => {
  const round = { number: 2, name: 'Again', beginsOn: '2026-09-07' };

  it('is told by day, with what somebody was named for although its day is over', () => {
    const actions = [action('2026-12-01'), action('2026-08-14', 'Elif'), action('2026-08-01'), action('2026-09-01')];
    const steps = nextSteps(actions, round, '2026-09-01');
    expect(steps.map((step) => [step.at, step.kind === 'action' && step.isPast])).toEqual([
      ['2026-08-14', true],
      ['2026-09-01', false],
      ['2026-09-07', false],
      ['2026-12-01', false],
    ]);
    expect(nextSteps([], round, '2026-09-08')).toEqual([]);
  });

  it('leaves what is over out first where there is much to come', () => {
    const many = Array.from({ length: 12 }, (_, index) => action(`2026-10-${index + 10}`));
    const steps = nextSteps([action('2026-01-01', 'Elif'), ...many], { ...round, beginsOn: null }, '2026-09-01');
    expect(steps).toHaveLength(12);
    expect(steps.every((step) => step.kind === 'action' && !step.isPast)).toBe(true);
  });
});

it('a hypothesis that is tested again is known by its id, whatever its length and round', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
  fc.assert(
    fc.property(id, fc.integer({ min: 2, max: 99 }), (before, round) => {
      const next = repeatedId(before, round);
      expect(next).toMatch(/^[a-z0-9-]{1,40}$/);
      expect(isRepetition(before, next)).toBe(false);
      const third = repeatedId(next, round + 1);
      expect(isRepetition(third, next)).toBe(true);
      if (!/-r\d{1,4}$/.test(before)) expect(isRepetition(next, before)).toBe(true);
    }),
  );
});
