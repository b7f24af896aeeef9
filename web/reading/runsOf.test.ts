import { expect, it } from 'vitest';

import type { Part, TextBlock } from '#engine/reading/Part.ts';

import { runsOf } from './runsOf.ts';

const text: TextBlock = { kind: 'paragraph', text: 'A sentence.', pointer: '/a' };
const part = (name: string, ...blocks: TextBlock[]): Part => ({
  heading: { kind: 'heading', level: 4, text: name, pointer: `/${name}` },
  blocks,
  parts: [],
});

it('takes parts of one block as blocks with their name, and keeps the order', () => {
  const long = part('long', text, text);
  expect(runsOf([part('first', text), part('second', text), long, part('last', text)])).toEqual([
    {
      blocks: [
        { ...text, label: 'first' },
        { ...text, label: 'second' },
      ],
      parts: [long],
    },
    { blocks: [{ ...text, label: 'last' }], parts: [] },
  ]);
});
