import { expect, it } from 'vitest';

import type { Toolset } from '#engine/contract/Toolset.ts';

import { generationPrice } from './generationPrice.ts';

const toolset = {
  manifest: { tokenCost: 20, computed: [], notGenerated: ['/note'] },
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', maxLength: 100 },
      kind: { type: 'string', enum: ['a', 'b'] },
      note: { type: 'string', maxLength: 100_000 },
      ideas: { type: 'array', maxItems: 10, items: { $ref: '#/$defs/idea' } },
    },
    $defs: {
      idea: {
        type: 'object',
        properties: { id: { type: 'string' }, text: { type: 'string', maxLength: 80 }, score: { type: 'integer' } },
      },
    },
  },
} as unknown as Toolset;

it('asks the whole cost for the whole', () => {
  expect(generationPrice(toolset)).toBe(20);
  expect(generationPrice(toolset, ['/title', '/kind', '/ideas'])).toBe(20);
});

it('asks for single fields the share that they have of what may be written, in whole tokens', () => {
  // 100 for the title, 10 for the kind, and ten times 80 + 10 for the ideas.
  expect(generationPrice(toolset, ['/ideas'])).toBe(18);
  expect(generationPrice(toolset, ['/title'])).toBe(2);
  expect(generationPrice(toolset, ['/kind'])).toBe(1);
  expect(generationPrice(toolset, ['/ideas/3'])).toBe(2);
  expect(generationPrice(toolset, ['/ideas/3/text'])).toBe(2);
});

it('asks for the only field of a toolset as much as for all of it, and never more', () => {
  const { ideas } = toolset.schema.properties!;
  const single = { ...toolset, schema: { ...toolset.schema, properties: { ideas: ideas! } } };
  expect(generationPrice(single, ['/ideas'])).toBe(20);
  expect(generationPrice(single, Array<string>(50).fill('/ideas'))).toBe(20);
});
