import { expect, it } from 'vitest';

import { takeFacts } from './takeFacts.ts';

it('takes brief values out of an item, and leaves sentences and groups of their own where they are', () => {
  const area = { label: 'Area', text: 'Borrowing', pointer: '/a', isBrief: true as const };
  const when = { label: 'When?', text: 'May', pointer: '/b' };
  const group = { kind: 'fields' as const, label: 'Size', fields: [area], pointer: '/c' };
  const text = { kind: 'paragraph' as const, text: 'A sentence.', pointer: '/d' };
  expect(takeFacts([{ kind: 'fields', fields: [area, when], pointer: '/a' }, text, group])).toEqual({
    facts: [area],
    blocks: [{ kind: 'fields', fields: [when], pointer: '/a' }, text, group],
  });
});
