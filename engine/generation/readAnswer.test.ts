import { expect, it } from 'vitest';

import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { readAnswer } from './readAnswer.ts';

const { registry } = loadedToolsets();
const stakeholder = registry.get('stakeholder');
const current = { stakeholders: [{ id: 'owner', nameOrRole: 'Owner', why: 'Pays.' }] };

it('leaves a requested field unchanged until the answer contains it', () => {
  const fields = ['/stakeholders/0/why', '/stakeholders/0/how'];
  const read = (answer: unknown) => readAnswer(answer, stakeholder, { fields, current, partial: true });
  for (const answer of [{}, { 'stakeholders-0-why': null }, { 'stakeholders-0-why': ' ' }, [], 'text', null]) {
    expect(read(answer)).toMatchObject({ document: current, cut: [], isEmpty: true });
  }
  expect(read({ 'stakeholders-0-how': 'A di' }).document).toEqual({
    stakeholders: [{ ...current.stakeholders[0], how: 'A di' }],
  });
});

it('replaces a whole list and a whole item, except what a model must not write', () => {
  const item = { id: 'mine', nameOrRole: 'Worker', action: 'monitor' };
  const lay = (pointer: string, key: string, answer: unknown) =>
    readAnswer({ [key]: answer }, stakeholder, { fields: [pointer], current, partial: false }).document;
  expect(lay('/stakeholders', 'stakeholders', [item])).toEqual({ stakeholders: [{ nameOrRole: 'Worker' }] });
  expect(lay('/stakeholders/0', 'stakeholders-0', item)).toEqual({ stakeholders: [{ nameOrRole: 'Worker' }] });
  expect(lay('/stakeholders/0/id', 'stakeholders-0-id', 'mine')).toBe(current);
});

it('reports truncations by pointers into the whole document', () => {
  const fields = ['/stakeholders/0/who'];
  const answer = { 'stakeholders-0-who': 'word '.repeat(60) };
  expect(readAnswer(answer, stakeholder, { fields, current, partial: false }).cut).toEqual(fields);
});

it('treats an answer that is not an object as empty', () => {
  for (const answer of [null, [], 'text', 3]) {
    expect(readAnswer(answer, stakeholder, { partial: false })).toMatchObject({ document: {}, cut: [], isEmpty: true });
  }
});
