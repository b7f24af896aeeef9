import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';

import { compileFormValidator } from './compileFormValidator.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    date: { type: 'string', format: 'date' },
    emoji: { type: 'string', maxLength: 2 },
    cells: { type: 'array', maxItems: 2, items: { $ref: '#/$defs/cell' } },
  },
  $defs: {
    cell: {
      type: 'object',
      additionalProperties: false,
      required: ['mark'],
      properties: { mark: { type: 'string', enum: ['pain', 'gain'] } },
    },
  },
};

async function load(text: string): Promise<DocumentValidator> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { default: DocumentValidator };
  return module.default;
}

it('produces a self-contained module without eval', () => {
  const text = compileFormValidator(schema);
  expect(text).not.toMatch(/\bimport\b|\beval\(|new Function/);
});

it('refuses a schema whose validator needs a module the browser does not have', () => {
  const tags = { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'object' } };
  const unsupported = { ...schema, properties: { tags } } as ToolsetSchema;
  expect(() => compileFormValidator(unsupported)).toThrow('A compiled validator needs ajv/dist/runtime/equal');
});

it('validates dates, lengths in code points, and $refs', async () => {
  const validate = await load(compileFormValidator(schema));
  expect(validate({ date: '2028-02-29', emoji: '🌱🌱', cells: [{ mark: 'gain' }] })).toBe(true);
  expect(validate({ date: '0026-05-04' })).toBe(false);
  expect(validate({ date: '2027-02-29', emoji: '🌱🌱🌱', cells: [{ mark: 'other' }, {}] })).toBe(false);
  expect(validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).toSorted()).toEqual([
    '/cells/0/mark enum',
    '/cells/1 required',
    '/date format',
    '/emoji maxLength',
  ]);
});

it('compiles a built-in folder', async () => {
  const stakeholder = JSON.parse(readFileSync('toolsets/stakeholder/schema.json', 'utf8')) as ToolsetSchema;
  const validate = await load(compileFormValidator(stakeholder));
  expect(validate({ stakeholders: [{ nameOrRole: 'Owner', power: 5 }] })).toBe(true);
  expect(validate({ stakeholders: [{ power: 6 }] })).toBe(false);
});
