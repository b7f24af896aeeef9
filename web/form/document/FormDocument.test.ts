import { expect, it } from 'vitest';

import { readDefinition } from '../testing/readDefinition.ts';
import { changedPointers } from './changedPointers.ts';
import { FormDocument } from './FormDocument.ts';

const definition = readDefinition('stakeholder');

it('keeps unsaved work that it begins with or is given later, whatever is generated', () => {
  const saved = { stakeholders: [{ nameOrRole: 'Owner', why: 'Pays' }] };
  const unsaved = { stakeholders: [{ nameOrRole: 'Owner', why: 'Typed before the reload' }] };
  const generated = { stakeholders: [{ nameOrRole: 'By AI', why: 'By AI' }] };
  const begun = new FormDocument(definition, unsaved, saved);
  const given = new FormDocument(definition, saved);
  given.reset(unsaved, saved);
  for (const form of [begun, given]) {
    form.beginGeneration();
    form.showGenerated(generated);
    expect(form.content).toEqual({ stakeholders: [...unsaved.stakeholders, ...generated.stakeholders] });
  }
});

it('shows another document with the choices made in it, though they were suggestions in the one before', () => {
  const suggested = { id: 'a', nameOrRole: 'Owner', interest: 5, power: 5, action: 'manage-closely' };
  const chosen = { ...suggested, interest: 1, power: 1 };
  const form = new FormDocument(definition, { stakeholders: [suggested] });
  form.reset({ stakeholders: [chosen] });
  expect(form.content).toEqual({ stakeholders: [chosen] });
});

it('finds what was changed, added and emptied by hand', () => {
  const before = { name: 'A', goals: ['one', 'two'], items: [{ id: '1', note: 'x' }], gone: 'y' };
  const after = { name: 'A', goals: ['one', '2'], items: [{ id: '1', note: 'X' }, { id: '2' }] };
  expect(changedPointers(before, after).toSorted()).toEqual(['/goals/1', '/gone', '/items/0/note', '/items/1']);
});
