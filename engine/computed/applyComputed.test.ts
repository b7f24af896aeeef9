import { describe, expect, it } from 'vitest';

import type { ComputedRule } from '#engine/computed/contracts/computedContract.ts';

import { applyComputed } from './applyComputed.ts';

describe('band', () => {
  const rule: ComputedRule = {
    field: '/needs/*/priority',
    rule: 'band',
    number: '/needs/*/opportunity',
    bands: [
      { from: 7, value: 'high' },
      { from: 5, value: 'medium' },
    ],
    otherwise: 'low',
  };
  const priorityOf = (need: object, before?: object) => {
    const previous = before && { needs: [{ id: 'a', ...before }] };
    const { needs } = applyComputed({ needs: [{ id: 'a', ...need }] }, { computed: [rule] }, { previous });
    return (needs as { priority?: string }[])[0]?.priority;
  };

  it('is suggested by the first number that is reached, and by none while there is none', () => {
    expect([9, 7, 6.9, 5, 4.9].map((opportunity) => priorityOf({ opportunity }))).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
    ]);
    expect(priorityOf({})).toBeUndefined();
  });

  it('follows its number until a person chooses another', () => {
    expect(priorityOf({ opportunity: 4, priority: 'high' }, { opportunity: 8, priority: 'high' })).toBe('low');
    expect(priorityOf({ opportunity: 4, priority: 'medium' }, { opportunity: 8, priority: 'medium' })).toBe('medium');
  });
});

describe('average', () => {
  const ofScores: ComputedRule = { field: '/average', rule: 'average', of: ['/scores/*/point'] };
  const average = (...points: unknown[]) =>
    applyComputed({ scores: points.map((point) => ({ point })) }, { computed: [ofScores] }).average;

  it('is computed over the existing numbers, to two decimals', () => {
    expect(average(5, 3)).toBe(4);
    expect(average(1, 1, 2)).toBe(1.33);
    expect(average(1, 2, 2)).toBe(1.67);
    expect(average(4, undefined, null, '5', 3)).toBe(3.5);
  });

  it('rounds a half up where its binary form is slightly smaller', () => {
    expect(average(...Array<number>(39).fill(1), 2)).toBe(1.03);
  });

  it('is removed with the last number, and overwrites typed values', () => {
    expect(applyComputed({ average: 4, scores: [{}] }, { computed: [ofScores] })).toEqual({ scores: [{}] });
    expect(applyComputed({ average: 1, scores: [{ point: 5 }] }, { computed: [ofScores] }).average).toBe(5);
  });

  it('is computed per item, over all lists within it', () => {
    const rule: ComputedRule = {
      field: '/canvases/*/pull',
      rule: 'average',
      of: ['/canvases/*/push/*/strength', '/canvases/*/habit/*/strength'],
    };
    const canvases = [
      { push: [{ strength: 5 }, { strength: 4 }], habit: [{ strength: 3 }] },
      { push: [{ strength: 1 }] },
      {},
    ];
    const computed = applyComputed({ canvases }, { computed: [rule] }) as { canvases: { pull?: number }[] };
    expect(computed.canvases.map(({ pull }) => pull)).toEqual([4, 1, undefined]);
  });

  it('turns a score round of which less is better', () => {
    const rule: ComputedRule = {
      field: '/score',
      rule: 'average',
      of: ['/impact', { field: '/effort', subtractedFrom: 6 }],
    };
    const score = (impact?: number, effort?: number) =>
      applyComputed({ impact, effort }, { computed: [rule] })['score'];
    expect([score(5, 1), score(5, 5), score(1, 5), score(4, 3)]).toEqual([5, 3, 1, 3.5]);
    expect(score(undefined, 2)).toBe(4);
  });

  it('is computed in an object that exists only for it', () => {
    const rule: ComputedRule = { ...ofScores, field: '/totals/average' };
    expect(applyComputed({ scores: [{ point: 2 }] }, { computed: [rule] })).toMatchObject({ totals: { average: 2 } });
    const empty = { scores: [] };
    expect(applyComputed(empty, { computed: [rule] })).toBe(empty);
  });

  it('skips items that are not filled in yet', () => {
    const rule: ComputedRule = { field: '/ideas/*/average', rule: 'average', of: ['/ideas/*/impact'] };
    const document = { ideas: [null, undefined, { impact: 3, average: 3 }] };
    expect(applyComputed(document, { computed: [rule] })).toBe(document);
  });
});

describe('verdict', () => {
  const rule: ComputedRule = {
    field: '/results/*/verdict',
    rule: 'verdict',
    result: '/results/*/value',
    threshold: { through: '/results/*/hypothesis', field: 'threshold' },
    direction: { through: '/results/*/hypothesis', field: 'direction' },
    values: { supported: 'supported', refuted: 'refuted', open: 'open' },
  };
  const binds = [{ field: '/results/*/hypothesis', toolset: 'plan', list: '/hypotheses', label: 'name' }];
  const figures = { plan: { hypotheses: [{ id: 'pay', threshold: 1.5, direction: 'at-least' }, { id: 'open' }] } };
  const verdictOf = (result: object) => {
    const document = applyComputed({ results: [result] }, { computed: [rule], binds }, { figures });
    return (document['results'] as { verdict?: string }[])[0]!.verdict;
  };

  it('follows from the result and the threshold of the hypothesis, whatever was chosen', () => {
    expect(verdictOf({ hypothesis: 'pay', value: 0.8, verdict: 'inconclusive' })).toBe('refuted');
    expect(verdictOf({ hypothesis: 'pay', value: 1.5 })).toBe('supported');
  });

  it('is left to people while a figure is missing', () => {
    expect(verdictOf({ hypothesis: 'pay', verdict: 'inconclusive' })).toBe('inconclusive');
    expect(verdictOf({ hypothesis: 'open', value: 0.8, verdict: 'supported' })).toBe('supported');
  });
});

describe('quadrant', () => {
  const rule: ComputedRule = {
    field: '/people/*/action',
    rule: 'quadrant',
    x: '/people/*/interest',
    y: '/people/*/power',
    highFrom: 3,
    values: { highXHighY: 'manage', lowXHighY: 'satisfy', highXLowY: 'inform', lowXLowY: 'monitor' },
  };
  type Person = { id?: string; interest?: number; power?: number; action?: string; name?: string };
  const apply = (people: Person[], previous?: Person[]) =>
    applyComputed({ people }, { computed: [rule] }, { previous: previous && { people: previous } }).people as Person[];
  const actions = (people: Person[], previous?: Person[]) => apply(people, previous).map(({ action }) => action);

  it('suggests from both scores, high from the threshold on', () => {
    const people = [
      { interest: 3, power: 3 },
      { interest: 2, power: 3 },
      { interest: 3, power: 2 },
      { interest: 2, power: 2, action: '' },
    ];
    expect(actions(people)).toEqual(['manage', 'satisfy', 'inform', 'monitor']);
  });

  it('suggests nothing from a single score', () => {
    expect(apply([{ interest: 5 }])).toEqual([{ interest: 5 }]);
  });

  it('follows the scores while the value is the suggestion', () => {
    const before = [{ id: 'a', interest: 5, power: 5, action: 'manage' }];
    expect(actions([{ ...before[0], power: 1 }], before)).toEqual(['inform']);
    expect(actions([{ ...before[0], power: undefined }], before)).toEqual([undefined]);
  });

  it('never changes what a person chose', () => {
    const before = [{ id: 'a', interest: 5, power: 5, action: 'monitor' }];
    expect(actions([{ ...before[0], power: 1 }], before)).toEqual(['monitor']);
    expect(actions(before)).toEqual(['monitor']);
  });

  it('matches an item by its id when the list was reordered in the same step', () => {
    const own = { id: 'a', interest: 5, power: 5, action: 'monitor' };
    const suggested = { id: 'b', interest: 1, power: 1, action: 'monitor' };
    expect(actions([{ ...suggested, power: 5 }, { ...own }], [own, suggested])).toEqual(['satisfy', 'monitor']);
  });

  it('keeps a choice in an item without id, also when another took its index', () => {
    const own = { interest: 5, power: 5, action: 'monitor' };
    const suggested = { interest: 1, power: 1, action: 'monitor' };
    expect(actions([suggested, own], [own, suggested])).toEqual(['monitor', 'monitor']);
    expect(actions([own], [suggested, own])).toEqual(['monitor']);
  });

  it('follows the scores in an item without id', () => {
    const before = [{ interest: 5, power: 5, action: 'manage' }];
    expect(actions([{ ...before[0], power: 1 }], before)).toEqual(['inform']);
  });

  it('matches a nested list whose parent was moved', () => {
    const nested = {
      ...rule,
      field: '/teams/*/people/*/action',
      x: '/teams/*/people/*/interest',
      y: '/teams/*/people/*/power',
    };
    const first = { id: 'one', people: [{ interest: 5, power: 5, action: 'monitor' }] };
    const second = { id: 'two', people: [{ interest: 1, power: 1, action: 'monitor' }] };
    const moved = { teams: [second, first] };
    expect(applyComputed(moved, { computed: [nested] }, { previous: { teams: [first, second] } })).toBe(moved);
  });
});

it('returns the same object when nothing changed', () => {
  const document = { average: 2, scores: [{ point: 2 }] };
  expect(applyComputed(document, { computed: [{ field: '/average', rule: 'average', of: ['/scores/*/point'] }] })).toBe(
    document,
  );
});

describe('cited', () => {
  const rule: ComputedRule = {
    field: '/causes/*/certainty',
    rule: 'cited',
    of: '/causes/*/evidence',
    values: [
      { toolset: 'observation', value: 'observed' },
      { toolset: 'interview', value: 'reported' },
    ],
    otherwise: 'assumed',
  };
  const seen = { source: 'observation/till' };
  const said = { source: 'interview/owner' };
  const certaintyOf = (certainty: string | undefined, evidence: object[], before?: object) => {
    const previous = before ? { causes: [{ id: 'a', ...before }] } : {};
    const document = { causes: [{ id: 'a', evidence, ...(certainty && { certainty }) }] };
    const { causes } = applyComputed(document, { computed: [rule] }, { previous });
    return (causes as { certainty?: string }[])[0]?.certainty;
  };

  it('says what the cited sources show; one that speaks against shows nothing', () => {
    expect(certaintyOf(undefined, [said, seen])).toBe('observed');
    expect(certaintyOf(undefined, [said, { ...seen, against: true }])).toBe('reported');
    expect(certaintyOf(undefined, [])).toBe('assumed');
  });

  it('lets nobody claim a source that is not cited, and leaves what claims less, or something else', () => {
    expect(certaintyOf('observed', [said])).toBe('reported');
    expect(certaintyOf('assumed', [seen])).toBe('assumed');
    expect(certaintyOf('unknown', [seen])).toBe('unknown');
  });

  it('follows when a source is cited or withdrawn', () => {
    expect(certaintyOf('assumed', [said], { certainty: 'assumed', evidence: [] })).toBe('reported');
    expect(certaintyOf('observed', [], { certainty: 'observed', evidence: [seen] })).toBe('assumed');
    expect(certaintyOf('observed', [said], { certainty: 'observed', evidence: [] })).toBe('reported');
  });

  it('leaves what was chosen before there were sources to cite, until it is touched', () => {
    expect(certaintyOf('observed', [], { certainty: 'observed', evidence: [] })).toBe('observed');
  });
});
