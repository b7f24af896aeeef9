import { expect, it } from 'vitest';

import type { Bind } from '#engine/references/Bind.ts';

import { ShortNames } from './ShortNames.ts';

const owner = '01h0000000000000000000000a';
const baker = '01h0000000000000000000000b';
const idea = '01h0000000000000000000000c';
const talk = '01h0000000000000000000000d';

const toolset = (id: string, binds: Bind[] = [], sources: string[] = []) => ({
  id,
  binds,
  sources: sources.map((list) => ({ list, label: 'who', kind: 'said' as const })),
});

const stakeholders = {
  document: {
    stakeholders: [
      { id: owner, name: 'Owner' },
      { id: baker, name: 'Baker' },
    ],
  },
  manifest: toolset('people'),
};
const ideas = {
  document: { 'ideas?': [{ '?': { id: idea, for: owner, text: 'Bags' } }] },
  manifest: toolset('ideas', [{ field: '/ideas/*/for', toolset: 'people', list: '/stakeholders', label: 'name' }]),
};
const interviews = {
  document: { interviews: [{ id: talk, who: 'Ayşe' }], questions: [{ id: talk, text: 'How?' }] },
  manifest: toolset('talks', [], ['/interviews']),
};
const canvas = {
  document: { problem: [{ id: idea, text: 'Bread is left' }], solution: [{ id: idea, text: 'Bags' }] },
  manifest: toolset('canvas'),
};
const votes = toolset('votes', [
  { field: '/votes/*/idea', toolset: 'ideas', list: '/ideas', label: 'text' },
  { field: '/votes/*/evidence/*/source', sources: ['talks'] },
  { field: '/votes/*/claim', claims: ['canvas', 'charter'] },
]);
const references = {
  '/votes/*/idea': [idea],
  '/votes/*/evidence/*/source': [`talks/${talk}`],
  '/votes/*/claim': [`canvas/problem/${idea}`, 'charter/assumptions/~1f', `canvas/solution/${idea}`],
};
const own = { document: {}, manifest: votes };
const names = new ShortNames([stakeholders, ideas, interviews, canvas], own, references);

it('gives a short name to what can be referred to, the same wherever it is told, and none to the rest', () => {
  expect(names.shorten(stakeholders)).toEqual({ stakeholders: [{ id: 's1', name: 'Owner' }, { name: 'Baker' }] });
  expect(names.shorten(ideas)).toEqual({ 'ideas?': [{ '?': { id: 'i1', for: 's1', text: 'Bags' } }] });
  expect(names.nameOfSource(`talks/${talk}`)).toBe('i2');
});

it('gives no two things one name, also where two documents or lists use one id', () => {
  expect(names.shorten(interviews)).toEqual({
    interviews: [{ id: 'i2', who: 'Ayşe' }],
    questions: [{ text: 'How?' }],
  });
  expect(names.shorten(canvas)).toEqual({
    problem: [{ id: 'p1', text: 'Bread is left' }],
    solution: [{ id: 's2', text: 'Bags' }],
  });
  expect(names.allowed).toEqual({
    '/votes/*/idea': ['i1'],
    '/votes/*/evidence/*/source': ['i2'],
    '/votes/*/claim': ['p1', 'a1', 's2'],
  });
  expect(names.nameOfClaim(`canvas/solution/${idea}`)).toBe('s2');
});

it('gives an answer its ids back, and leaves a name as it is that was not given', () => {
  const answer = {
    votes: [
      { idea: 'i1', claim: 'p1', evidence: [{ source: 'i2', quote: 'i2' }] },
      { idea: 'i2', claim: 's2', evidence: [{ source: 'z9' }] },
    ],
  };
  expect(names.restore(answer)).toEqual({
    votes: [
      { idea, claim: `canvas/problem/${idea}`, evidence: [{ source: `talks/${talk}`, quote: 'i2' }] },
      { idea: 'i2', claim: `canvas/solution/${idea}`, evidence: [{ source: 'z9' }] },
    ],
  });
});

it('tells apart claims of one id whose documents are not told', () => {
  const alone = new ShortNames([], own, references);
  expect(alone.allowed['/votes/*/claim']).toEqual(['p1', 'a1', 's1']);
  expect(alone.restore({ votes: [{ claim: 's1' }] })).toEqual({ votes: [{ claim: `canvas/solution/${idea}` }] });
});

it('knows the items that stand there now, also where others of the same document refer to them', () => {
  const present = {
    document: { groups: [{ id: owner, name: 'A' }], causes: [{ group: owner }] },
    manifest: toolset('bones', [{ field: '/causes/*/group', toolset: 'bones', list: '/groups', label: 'name' }]),
  };
  // Another document uses the same id for somebody else.
  const known = new ShortNames([stakeholders], present, { '/groups/*/id': [owner] });
  expect(known.shorten(present)).toEqual({ groups: [{ id: 'g1', name: 'A' }], causes: [{ group: 'g1' }] });
  expect(known.shorten(stakeholders)).toEqual({ stakeholders: [{ name: 'Owner' }, { name: 'Baker' }] });
  const answer = { groups: [{ id: 'g1', name: 'B' }], causes: [{ group: 'g1' }, { group: 'B' }] };
  expect(known.restore(answer)).toEqual({
    groups: [{ id: owner, name: 'B' }],
    causes: [{ group: owner }, { group: 'B' }],
  });
});
