import { expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { putAt } from './putAt.ts';

const schema: ToolsetSchema = {
  type: 'object',
  properties: { hypotheses: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'string' } } },
};

it.each([0, 1, 2])('fills up a list of three, whichever is set first (%i)', (index) => {
  const filled = ['', '', ''].with(index, 'typed');
  expect(putAt({}, `/hypotheses/${index}`, 'typed', schema)).toStrictEqual({ hypotheses: filled });
});
