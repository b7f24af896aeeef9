import { describe, expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

import type { CritiqueFinding, FindingStatus, KeptFinding } from './CritiqueFinding.ts';
import { keepFindings } from './keepFindings.ts';
import { placeNow } from './placeNow.ts';

const finding = (question: string, ...places: [string, string][]): CritiqueFinding => ({
  question,
  places: places.map(([place, words]) => ({ toolset: 'market', place, words })),
});
const kept = (id: string, status: FindingStatus, ...places: [string, string][]): KeptFinding => ({
  ...finding(`${id}?`, ...places),
  id,
  status,
});
const createId = () => 'new';

describe('findings of a next reading', () => {
  it('keep the id and what the team has said, as long as the same words stand against each other', () => {
    const earlier = [
      kept('a', 'dismissed', ['/x', '4 lira'], ['/y', '7 lira']),
      kept('b', 'settled', ['/x', '4 lira'], ['/z', '12']),
    ];
    const found = [
      finding('Which?', ['/y', '7 Lira'], ['/x', '4 lira']),
      finding('How?', ['/x', '4 lira'], ['/z', '13']),
    ];
    expect(keepFindings(earlier, found, createId)).toEqual([
      { ...found[0], id: 'a', status: 'dismissed' },
      // Settled was another figure.
      { ...found[1], id: 'b', status: 'open' },
    ]);
  });

  it('take the place of open ones, beside what the team has put aside', () => {
    const earlier = [
      kept('a', 'open', ['/x', '4'], ['/y', '7']),
      kept('b', 'dismissed', ['/x', '4'], ['/z', '7']),
      kept('c', 'settled', ['/y', '4'], ['/z', '7']),
    ];
    const found = [finding('New?', ['/v', 'one'], ['/w', 'two'])];
    expect(keepFindings(earlier, found, createId).map(({ id, status }) => [id, status])).toEqual([
      ['new', 'open'],
      ['b', 'dismissed'],
      ['c', 'settled'],
    ]);
  });
});

describe('a place of a finding', () => {
  const schema = {
    type: 'object',
    properties: {
      price: { type: 'number' },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, text: { type: 'string' } } },
      },
    },
  } as unknown as ToolsetDefinition['schema'];
  const now = (place: string, words: string, document: Record<string, unknown> | null) =>
    placeNow({ place, words }, { schema }, document);
  const lines = [
    { id: 'a', text: 'First' },
    { id: 'b', text: 'The collector  pays “4 lira”.' },
  ];

  it('is found wherever it has moved, and says whether its words still stand there', () => {
    expect(now('/lines/b/text', 'pays "4 lira"', { lines })).toEqual({ pointer: '/lines/1/text', state: 'there' });
    expect(now('/lines/b/text', 'pays "4 lira"…', { lines: lines.toReversed() })).toEqual({
      pointer: '/lines/0/text',
      state: 'there',
    });
    expect(now('/lines/b/text', '7 lira', { lines })).toEqual({ pointer: '/lines/1/text', state: 'changed' });
    expect(now('/price', '150', { price: 150 })).toEqual({ pointer: '/price', state: 'there' });
    expect(now('/price', '150', { price: 15 })).toEqual({ pointer: '/price', state: 'changed' });
  });

  it('is gone with its item, its text and its document', () => {
    const gone = { pointer: null, state: 'removed' };
    expect(now('/lines/b/text', 'x', { lines: [lines[0]] })).toEqual(gone);
    expect(now('/lines/b/text', 'x', { lines: [{ id: 'b' }] })).toEqual(gone);
    expect(now('/lines/b/text', 'x', null)).toEqual(gone);
  });
});
