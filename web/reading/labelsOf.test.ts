import { expect, it } from 'vitest';

import type { Block } from '#engine/reading/Block.ts';

import { labelsOf } from './labelsOf.ts';
import { toParts } from './toParts.ts';

it('names what stands in a part, each once, in the order of the reading', () => {
  const heading = (level: number, text: string, number?: number): Block => ({
    kind: 'heading',
    level,
    text,
    pointer: `/${text}`,
    ...(number !== undefined && { number }),
  });
  const why: Block = { kind: 'paragraph', label: 'Why', text: 'Because.', pointer: '/why' };
  const fields: Block = {
    kind: 'fields',
    pointer: '/fields',
    fields: ['Who', 'When'].map((label) => ({ label, text: label, pointer: `/${label}` })),
  };
  const [part] = toParts([heading(2, 'People'), heading(3, 'Ada', 1), why, fields, heading(3, 'Bora', 2), why]);
  expect(labelsOf(part!)).toBe('Why, Who, When');
  const [sections] = toParts([heading(2, 'Market'), why, heading(3, 'Size'), fields]);
  expect(labelsOf(sections!)).toBe('Why, Size, Who, When');
});
