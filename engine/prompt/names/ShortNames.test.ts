import { expect, it } from 'vitest';

import { ShortNames } from './ShortNames.ts';

const owner = '01h0000000000000000000000a';
const baker = '01h0000000000000000000000b';
const idea = '01h0000000000000000000000c';
const talk = '01h0000000000000000000000d';

const stakeholders = {
  document: {
    stakeholders: [
      { id: owner, name: 'Owner' },
      { id: baker, name: 'Baker' },
    ],
  },
  binds: [],
};
const ideas = {
  document: { 'ideas?': [{ '?': { id: idea, for: owner, text: 'Bags' } }] },
  binds: [{ field: '/ideas/*/for' }],
};
const interviews = { document: { interviews: [{ id: talk, who: 'Ayşe' }] }, binds: [] };
const references = {
  '/votes/*/idea': [idea],
  '/votes/*/evidence/*/source': [`interview/${talk}`],
  '/votes/*/claim': [`canvas/problem/${idea}`, `charter/assumptions/~1f`, `canvas/solution/${idea}`],
};
const names = new ShortNames([stakeholders, ideas, interviews], references);

it('gives a short name to what can be referred to, the same wherever it is told, and none to the rest', () => {
  expect(names.shorten(stakeholders)).toEqual({ stakeholders: [{ id: 's1', name: 'Owner' }, { name: 'Baker' }] });
  expect(names.shorten(ideas)).toEqual({ 'ideas?': [{ '?': { id: 'i1', for: 's1', text: 'Bags' } }] });
  expect(names.shorten(interviews)).toEqual({ interviews: [{ id: 'i2', who: 'Ayşe' }] });
  expect(names.nameOf(`interview/${talk}`)).toBe('i2');
});

it('tells apart the ids that one field may have, also where they stand in the same item', () => {
  expect(names.allowed).toEqual({
    '/votes/*/idea': ['i1'],
    '/votes/*/evidence/*/source': ['i2'],
    '/votes/*/claim': ['i1', 'a1', 's2'],
  });
});

it('gives an answer its ids back, and leaves a name as it is that was not given', () => {
  const answer = {
    votes: [
      { idea: 'i1', claim: 'i1', evidence: [{ source: 'i2', quote: 'i2' }] },
      { idea: 'i2', claim: 's2', evidence: [{ source: 'z9' }] },
    ],
  };
  expect(names.restore(answer)).toEqual({
    votes: [
      { idea, claim: `canvas/problem/${idea}`, evidence: [{ source: `interview/${talk}`, quote: 'i2' }] },
      { idea: 'i2', claim: `canvas/solution/${idea}`, evidence: [{ source: 'z9' }] },
    ],
  });
});

it('knows the items that stand there now, also where others of the same document refer to them', () => {
  const present = {
    document: { groups: [{ id: owner, name: 'A' }], causes: [{ group: owner }] },
    binds: [{ field: '/causes/*/group' }],
  };
  const own = new ShortNames([present], { '/groups/*/id': [owner] }, [{ field: '/causes/*/group', list: '/groups' }]);
  expect(own.shorten(present)).toEqual({ groups: [{ id: 'g1', name: 'A' }], causes: [{ group: 'g1' }] });
  const answer = { groups: [{ id: 'g1', name: 'B' }], causes: [{ group: 'g1' }, { group: 'B' }] };
  expect(own.restore(answer)).toEqual({
    groups: [{ id: owner, name: 'B' }],
    causes: [{ group: owner }, { group: 'B' }],
  });
});
