import { expect, it } from 'vitest';

import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { evidenceProject } from '#engine/evidence/testing/evidenceProject.ts';
import { evidenceToolsets } from '#engine/evidence/testing/evidenceToolsets.ts';
import type { Block } from '#engine/reading/Block.ts';

import { claimNote, markBlocks } from './markBlocks.ts';

it('notes claims where they stand, and leaves everything else as it is', () => {
  const notes = new Map([
    ['/a/0', 'assumed'],
    ['/t/1', 'refuted'],
    ['/i/0', 'supported'],
    ['/q', 'assumed'],
  ]);
  const list: Block = {
    kind: 'list',
    pointer: '/a',
    items: [
      { text: 'One.', pointer: '/a/0' },
      { text: 'Two.', pointer: '/a/1' },
    ],
  };
  const table: Block = {
    kind: 'table',
    pointer: '/t',
    columns: ['A', 'B'],
    rows: ['/t/0', '/t/1'].map((pointer) => ({ pointer, cells: [{ text: pointer, pointer }, null] })),
  };
  const section: Block = { kind: 'heading', level: 2, text: 'Items', pointer: '/i/0' };
  const item: Block = { kind: 'heading', level: 3, text: 'Item', number: 1, pointer: '/i/0' };
  const quote: Block = { kind: 'quote', text: '“So it is.”', pointer: '/q' };
  expect(markBlocks([list, table, section, item, quote], notes)).toEqual([
    {
      ...list,
      items: [
        { text: 'One. [assumed]', pointer: '/a/0' },
        { text: 'Two.', pointer: '/a/1' },
      ],
    },
    {
      ...table,
      rows: [table.rows[0], { pointer: '/t/1', cells: [{ text: '/t/1 [refuted]', pointer: '/t/1' }, null] }],
    },
    section,
    item,
    { kind: 'paragraph', text: 'supported', isNote: true, pointer: '/i/0' },
    quote,
  ]);
});

it('says the state and what it rests on in the reader’s language', () => {
  const { claims } = evidenceRegister(evidenceToolsets, evidenceProject());
  const noteOf = (id: string, language: 'en' | 'tr') =>
    claimNote(
      claims.find((claim) => claim.id === `people/people/${id}`)!,
      language,
    );
  expect(noteOf('zoe/pains/queue', 'en')).toBe('supported: 1 person, 1 visit; strength 2 of 5');
  expect(noteOf('hal/pains/cost', 'tr')).toBe(
    'tartışmalı: destekleyen: 1 kişi; karşı çıkan: 1 kişi; gücü 5 üzerinden 0',
  );
  expect(noteOf('hal/pains/loss', 'en')).toBe('refuted: 9.5, at most 4 expected; strength 3 of 5');
  expect(noteOf('zoe/pains/smell', 'tr')).toBe('varsayım');
});
