import { expect, it } from 'vitest';

import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import { readAnswer } from './readAnswer.ts';

const { registry } = loadToolsets([builtInToolsets]);
const stakeholder = registry.get('stakeholder');
const current = { stakeholders: [{ id: 'owner', nameOrRole: 'Owner', why: 'Pays.' }] };

it('leaves a chosen field as it is while the answer does not give it', () => {
  const fields = ['/stakeholders/0/why', '/stakeholders/0/how'];
  const read = (answer: unknown) => readAnswer(answer, stakeholder, { fields, current, partial: true });
  for (const answer of [{}, { 'stakeholders-0-why': null }, { 'stakeholders-0-why': ' ' }, [], 'text', null]) {
    expect(read(answer)).toEqual({ document: current, cut: [], isEmpty: true });
  }
  expect(read({ 'stakeholders-0-how': 'A di' }).document).toEqual({
    stakeholders: [{ ...current.stakeholders[0], how: 'A di' }],
  });
});

it('lays a whole list and a whole item in, without what a model must not write', () => {
  const item = { id: 'mine', nameOrRole: 'Worker', action: 'monitor' };
  const lay = (pointer: string, key: string, answer: unknown) =>
    readAnswer({ [key]: answer }, stakeholder, { fields: [pointer], current, partial: false }).document;
  expect(lay('/stakeholders', 'stakeholders', [item])).toEqual({ stakeholders: [{ nameOrRole: 'Worker' }] });
  expect(lay('/stakeholders/0', 'stakeholders-0', item)).toEqual({ stakeholders: [{ nameOrRole: 'Worker' }] });
  expect(lay('/stakeholders/0/id', 'stakeholders-0-id', 'mine')).toBe(current);
});

it('tells where in the whole document a chosen field was cut', () => {
  const fields = ['/stakeholders/0/who'];
  const answer = { 'stakeholders-0-who': 'word '.repeat(60) };
  expect(readAnswer(answer, stakeholder, { fields, current, partial: false }).cut).toEqual(fields);
});

it('takes what is no object for an answer that says nothing', () => {
  for (const answer of [null, [], 'text', 3]) {
    expect(readAnswer(answer, stakeholder, { partial: false })).toEqual({ document: {}, cut: [], isEmpty: true });
  }
});
