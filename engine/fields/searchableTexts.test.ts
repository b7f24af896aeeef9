import { expect, it } from 'vitest';

import { searchableTexts } from './searchableTexts.ts';

it('gives the words of a document with their places, and nothing that nobody reads as words', () => {
  const schema = {
    type: 'object' as const,
    properties: {
      summary: { type: 'string' as const },
      day: { type: 'string' as const, format: 'date' as const },
      people: { type: 'array' as const, items: { $ref: '#/$defs/person' } },
    },
    $defs: {
      person: {
        type: 'object' as const,
        properties: {
          id: { type: 'string' as const },
          name: { type: 'string' as const },
          kind: { type: 'string' as const, enum: ['payer'] },
          stakeholder: { type: 'string' as const },
          notes: { type: 'array' as const, items: { type: 'string' as const } },
        },
      },
    },
  };
  const binds = [{ field: '/people/*/stakeholder' }];
  const document = {
    summary: 'Lunch boxes',
    day: '2026-11-29',
    people: [{ id: 'x', name: 'Zeynep', kind: 'payer', stakeholder: 'y', notes: ['In a rush', ' '] }],
  };
  expect(searchableTexts({ manifest: { binds }, schema } as never, document)).toEqual([
    { pointer: '/summary', text: 'Lunch boxes' },
    { pointer: '/people/0/name', text: 'Zeynep' },
    { pointer: '/people/0/notes/0', text: 'In a rush' },
  ]);
});
