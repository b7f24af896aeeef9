import { expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';

import { withoutFaulty } from './withoutFaulty.ts';

const schema: ToolsetSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 10 },
    day: { type: 'string', format: 'date' },
    ideas: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, tags: { type: 'array' } } },
    },
  },
};
const isTolerated = ({ path, key }: { path: string; key: string }) => key === 'required' && path === '/title';

it('leaves out items and fields that hold a fault, and nothing else', () => {
  const ideas = [{ name: 'A' }, { name: 1 }, { name: 'B' }, { tags: [] }, { name: 'C' }];
  expect(withoutFaulty({ day: 'soon', ideas }, compileValidator(schema), isTolerated)).toEqual({
    ideas: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
  });
});

it('gives nothing where that does not help', () => {
  expect(withoutFaulty({ day: '2026-11-27' }, compileValidator(schema), () => false)).toBeNull();
});
