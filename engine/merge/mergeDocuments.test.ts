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

  it('stay mine where both sides changed them, and are reported', () => {
    expect(merge({ 'a/b': '1' }, { 'a/b': 'mine' }, { 'a/b': 'theirs' })).toEqual({
      document: { 'a/b': 'mine' },
      conflicts: ['/a~1b'],
    });
  });

  it('stay where one side changed what the other removed, and only as far as they were changed', () => {
    const base = { group: { c: 'old', d: 'old' }, list: ['a', 'b'] };
    const mine = { group: { c: 'mine', d: 'old' }, list: ['a', 'mine'] };
    expect(merge(base, mine, {})).toEqual({
      document: { group: { c: 'mine' }, list: ['mine'] },
      conflicts: ['/group/c', '/list/0'],
    });
    expect(merge(base, base, {})).toEqual({ document: {}, conflicts: [] });
  });

  it('are the very same objects where they are as mine', () => {
    const mine = { list: [{ id: 'a', name: 'A' }], group: { c: 1 }, other: 'x' };
    const base = structuredClone(mine);
    expect(merge(base, mine, structuredClone(mine)).document).toBe(mine);
    const { document } = merge(base, mine, { ...structuredClone(mine), other: 'y' });
    expect((document as typeof mine).list).toBe(mine.list);
  });
});

describe('lists of items with ids', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id, why: '' })) as [object, object, object];

  it('are merged item by item, wherever these stand', () => {
    const theirs = [c, { ...a, why: 'theirs' }, b];
    expect(merge([a, b, c], [{ ...a, name: 'mine' }, b, c], theirs).document).toEqual([
      c,
      { id: 'a', name: 'mine', why: 'theirs' },
      b,
    ]);
  });

  it('keep what both sides added beside its neighbours, mine first', () => {
    const [x, y, z] = [{ id: 'x' }, { id: 'y' }, { id: 'z' }];
    expect(merge([a, b], [a, x, b], [a, y, b, z])).toEqual({ document: [a, x, y, b, z], conflicts: [] });
  });

  it('keep an item whole that one side changed and the other removed', () => {
    const mine = { ...b, why: 'mine' };
    expect(merge([a, b, c], [a, mine, c], [a, c])).toEqual({ document: [a, mine, c], conflicts: ['/1'] });
    expect(merge([a, b, c], [a, c], [a, mine, c])).toEqual({ document: [a, mine, c], conflicts: ['/1'] });
  });

  it('let an item go that theirs removed, where that is asked for', () => {
    const { document, conflicts } = mergeDocuments([a, b], [a, { ...b, why: 'mine' }], [a], {
      removedByTheirs: 'stays',
    });
    expect({ document, conflicts }).toEqual({ document: [a], conflicts: [] });
  });

  it('have what was added stand where it stood, though everything around it is replaced', () => {
    const mine = [a, { id: 'mine' }, b];
    expect(merge([a, b], mine, [{ id: '1' }, { id: '2' }, { id: '3' }]).document).toEqual([
      { id: '1' },
      { id: 'mine' },
      { id: '2' },
      { id: '3' },
    ]);
  });

  it('stand in my order, and tell of it, where both sides moved items', () => {
    expect(merge([a, b, c], [b, a, c], [a, c, b])).toEqual({ document: [b, a, c], conflicts: [''] });
    expect(merge([a, b, c], [b, a, c], [b, a, c]).conflicts).toEqual([]);
  });
});

describe('lists of items without ids', () => {
  it('take what has the same place after the same neighbour for the same item', () => {
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

  it('hold no text twice that both sides wrote', () => {
    expect(merge(['a'], ['a', 'x', 'mine'], ['x', 'theirs']).document).toEqual(['x', 'mine', 'theirs']);
    expect(merge([], ['x', 'y'], ['y', 'z']).document).toEqual(['x', 'y', 'z']);
  });

  it('know an item again that was given an id meanwhile', () => {
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
