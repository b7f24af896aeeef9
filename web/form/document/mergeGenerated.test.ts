import { describe, expect, it } from 'vitest';

import { EditedPointers } from './EditedPointers.ts';
import { mergeGenerated } from './mergeGenerated.ts';

function by(pointers: string[], before: string[] = [], whole = false) {
  const edited = new EditedPointers();
  const editedBefore = new EditedPointers();
  for (const pointer of [...pointers, ...before]) edited.add(pointer);
  for (const pointer of before) editedBefore.add(pointer);
  return { edited, editedBefore, whole };
}

describe('mergeGenerated', () => {
  it('fills in what is there and leaves what has not come yet', () => {
    const present = { a: 'old', b: 'old', list: ['x', 'y', 'z'] };
    expect(mergeGenerated(present, { a: 'new', list: ['1'] }, by([]))).toEqual({
      a: 'new',
      b: 'old',
      list: ['1', 'y', 'z'],
    });
  });

  it('drops what a finished document leaves out, save for what a person wrote', () => {
    const present = { a: 'old', b: 'mine', group: { c: 'mine', d: 'old' } };
    expect(mergeGenerated(present, { a: 'new' }, by(['/b', '/group/c'], [], true))).toEqual({
      a: 'new',
      b: 'mine',
      group: { c: 'mine' },
    });
  });

  it('keeps an item whole that was written by hand before, and puts the generated ones around it', () => {
    const present = { list: [{ name: 'A' }, { name: 'mine', why: 'because' }, { name: 'C' }] };
    const generated = { list: [{ name: '1' }, { name: '2' }] };
    expect(mergeGenerated(present, generated, by([], ['/list/1/name'], true))).toEqual({
      list: [{ name: '1' }, { name: 'mine', why: 'because' }, { name: '2' }],
    });
  });

  it('goes on filling an item that a person touched while it came', () => {
    const present = { list: [{ name: 'mine' }] };
    const generated = { list: [{ name: 'other', why: 'so' }, { name: 'next' }] };
    expect(mergeGenerated(present, generated, by(['/list/0/name']))).toEqual({
      list: [{ name: 'mine', why: 'so' }, { name: 'next' }],
    });
  });

  it('hands back the same objects where nothing changed, so that nothing is drawn again', () => {
    const present = { list: [{ name: 'A' }], group: { c: 1 } };
    expect(mergeGenerated(present, structuredClone(present), by([]))).toBe(present);
  });
});
