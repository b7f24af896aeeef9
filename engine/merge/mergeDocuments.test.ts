import { describe, expect, it } from 'vitest';

import { mergeDocuments } from './mergeDocuments.ts';

const merge = (base: unknown, mine: unknown, theirs: unknown) => mergeDocuments(base, mine, theirs);

describe('values', () => {
  it('are taken from the side that changed them', () => {
    const base = { a: '1', b: '1', group: { c: 1, d: 1 } };
    expect(merge(base, { ...base, a: '2' }, { ...base, group: { c: 1, d: 2 } })).toEqual({
      document: { a: '2', b: '1', group: { c: 1, d: 2 } },
      conflicts: [],
    });
  });

  it('keep mine when both sides changed them, and report a conflict', () => {
    expect(merge({ 'a/b': '1' }, { 'a/b': 'mine' }, { 'a/b': 'theirs' })).toEqual({
      document: { 'a/b': 'mine' },
      conflicts: ['/a~1b'],
    });
  });

  it('keep edits where the other side removed the object, but only the edited parts', () => {
    const base = { group: { c: 'old', d: 'old' }, list: ['a', 'b'] };
    const mine = { group: { c: 'mine', d: 'old' }, list: ['a', 'mine'] };
    expect(merge(base, mine, {})).toEqual({
      document: { group: { c: 'mine' }, list: ['mine'] },
      conflicts: ['/group/c', '/list/0'],
    });
    expect(merge(base, base, {})).toEqual({ document: {}, conflicts: [] });
  });

  it('are the same objects where they are unchanged from mine', () => {
    const mine = { list: [{ id: 'a', name: 'A' }], group: { c: 1 }, other: 'x' };
    const base = structuredClone(mine);
    expect(merge(base, mine, structuredClone(mine)).document).toBe(mine);
    const { document } = merge(base, mine, { ...structuredClone(mine), other: 'y' });
    expect((document as typeof mine).list).toBe(mine.list);
  });
});

describe('lists of items with ids', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id, why: '' })) as [object, object, object];

  it('are merged item by item, whatever their positions', () => {
    const theirs = [c, { ...a, why: 'theirs' }, b];
    expect(merge([a, b, c], [{ ...a, name: 'mine' }, b, c], theirs).document).toEqual([
      c,
      { id: 'a', name: 'mine', why: 'theirs' },
      b,
    ]);
  });

  it('keep additions of both sides next to their neighbours, mine first', () => {
    const [x, y, z] = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
    expect(merge([a, b], [a, x, b], [a, y, b, z])).toEqual({ document: [a, x, y, b, z], conflicts: [] });
  });

  it('keep an item whole when one side changed and the other removed it', () => {
    const mine = { ...b, why: 'mine' };
    expect(merge([a, b, c], [a, mine, c], [a, c])).toEqual({ document: [a, mine, c], conflicts: ['/1'] });
    expect(merge([a, b, c], [a, c], [a, mine, c])).toEqual({ document: [a, mine, c], conflicts: ['/1'] });
  });

  it('drop an item that theirs removed, with removedByTheirs: stays', () => {
    const { document, conflicts } = mergeDocuments([a, b], [a, { ...b, why: 'mine' }], [a], {
      removedByTheirs: 'stays',
    });
    expect({ document, conflicts }).toEqual({ document: [a], conflicts: [] });
  });

  it('keep additions in place although everything around them is replaced', () => {
    const mine = [a, { id: 'mine' }, b];
    expect(merge([a, b], mine, [{ id: '1' }, { id: '2' }, { id: '3' }]).document).toEqual([
      { id: '1' },
      { id: 'mine' },
      { id: '2' },
      { id: '3' },
    ]);
  });

  it('have my order when both sides moved items, and report it', () => {
    expect(merge([a, b, c], [b, a, c], [a, c, b])).toEqual({ document: [b, a, c], conflicts: [''] });
    expect(merge([a, b, c], [b, a, c], [b, a, c]).conflicts).toEqual([]);
  });
});

describe('lists of items without ids', () => {
  it('match items in the same place after the same neighbour', () => {
    expect(merge(['x', 'y', 'z'], ['x', 'mine', 'z'], ['x', 'y', 'theirs'])).toEqual({
      document: ['x', 'mine', 'theirs'],
      conflicts: [],
    });
    expect(merge([{ n: 1 }, { n: 2 }], [{ n: 1, why: 'mine' }, { n: 2 }], [{ n: 1 }, { n: 3 }]).document).toEqual([
      { n: 1, why: 'mine' },
      { n: 3 },
    ]);
  });

  it('keep a fixed number of lines', () => {
    expect(merge(['', '', ''], ['mine', '', ''], ['', '', 'theirs']).document).toEqual(['mine', '', 'theirs']);
  });

  it('do not duplicate a text that both sides added', () => {
    expect(merge(['a'], ['a', 'x', 'mine'], ['x', 'theirs']).document).toEqual(['x', 'mine', 'theirs']);
    expect(merge([], ['x', 'y'], ['y', 'z']).document).toEqual(['x', 'y', 'z']);
  });

  it('match an item that has been given an id meanwhile', () => {
    const base = [{ name: 'A' }, { name: 'B' }];
    const theirs = [
      { id: '1', name: 'A' },
      { id: '2', name: 'B' },
    ];
    expect(merge(base, [{ name: 'A!' }, { name: 'B' }, { name: 'C' }], theirs)).toEqual({
      document: [{ id: '1', name: 'A!' }, { id: '2', name: 'B' }, { name: 'C' }],
      conflicts: [],
    });
    expect(merge(base, [{ name: 'B' }], theirs)).toEqual({ document: [{ id: '2', name: 'B' }], conflicts: [] });
  });
});
