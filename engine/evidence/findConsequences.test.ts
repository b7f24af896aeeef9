import { expect, it } from 'vitest';

import { evidenceRegister } from './evidenceRegister.ts';
import { findConsequences } from './findConsequences.ts';
import { evidenceProject } from './testing/evidenceProject.ts';
import { evidenceToolsets } from './testing/evidenceToolsets.ts';

const consequences = (changes: Parameters<typeof evidenceProject>[0] = {}) => {
  const documents = evidenceProject(changes);
  return findConsequences(evidenceToolsets, documents, evidenceRegister(evidenceToolsets, documents));
};
const refute = (claim: string) => ({
  tests: { tests: [{ id: 't', name: 'T', claim }] },
  results: { results: [{ id: 'r', test: 't', verdict: 'refuted' }] },
});
const withoutVisit = { visits: { visits: [{ id: 'other', place: 'Elsewhere' }] } };

it('are none where nothing fell', () => {
  expect(consequences({ results: {} })).toEqual([]);
});

it('are the refuted claim where it stands, what refers to the item around it, and what refers to that', () => {
  const fall = {
    claim: 'people/people/zoe/pains/queue',
    text: 'Waits in the queue.',
    reason: 'refuted',
    judges: ['tests', 'results'],
    toolset: 'ideas',
    isClaim: false,
  };
  const queue = '/people/0/pains/0';
  expect(consequences(refute(fall.claim))).toEqual([
    { ...fall, toolset: 'people', isClaim: true, pointer: queue, item: queue, through: [] },
    { ...fall, pointer: '/ideas/0/person', item: '/ideas/0', through: [] },
    { ...fall, pointer: '/ideas/1/after', item: '/ideas/1', through: [{ toolset: 'ideas', pointer: '/ideas/0' }] },
  ]);
});

it('are what names the very claim, and not the test of it', () => {
  const found = consequences(refute('people/people/zoe/pains/smell')).map(({ pointer }) => pointer);
  expect(found).toEqual(['/people/0/pains/1', '/ideas/0/person', '/ideas/2/claim', '/ideas/1/after']);
});

it('end where things refer to each other', () => {
  const ideas = {
    ideas: [
      { id: 'a', person: 'zoe', after: 'b' },
      { id: 'b', after: 'a' },
    ],
  };
  const found = consequences({ ...refute('people/people/zoe/pains/queue'), ideas });
  expect(found.map(({ pointer }) => pointer)).toEqual([
    '/people/0/pains/0',
    '/ideas/0/person',
    '/ideas/1/after',
    '/ideas/0/after',
  ]);
});

it('are the citation of a removed source alone while the claim still rests on others', () => {
  const found = consequences({ ...withoutVisit, results: {} });
  expect(found.map(({ claim, toolset, pointer, reason }) => [claim, toolset, pointer, reason])).toEqual([
    ['people/people/zoe/pains/queue', 'people', '/people/0/pains/0/evidence/1', 'source-removed'],
    ['people/people/hal/pains/loss', 'people', '/people/1/pains/1/evidence/0', 'source-removed'],
    ['people/people/hal/pains/loss', 'ideas', '/ideas/3/person', 'source-removed'],
  ]);
});

it('tell what was measured against which limit', () => {
  const [first] = consequences();
  expect(first).toMatchObject({
    toolset: 'people',
    pointer: '/people/1/pains/1',
    isClaim: true,
    measured: { result: 9.5, threshold: 4, direction: 'at-most' },
  });
});

it('are not the hypothesis for its own verdict', () => {
  const own = { field: '/tests/*', text: 'name' };
  const toolsets = evidenceToolsets.map(({ manifest, ...rest }) => ({
    ...rest,
    manifest: manifest.id === 'tests' ? { ...manifest, claims: [own] } : manifest,
  }));
  const documents = evidenceProject();
  const register = evidenceRegister(toolsets, documents);
  expect(register.claims.find(({ id }) => id === 'tests/tests/t-loss')?.state).toBe('refuted');
  const found = findConsequences(toolsets, documents, register).map(({ toolset }) => toolset);
  expect(new Set(found)).toEqual(new Set(['people', 'ideas']));
});
