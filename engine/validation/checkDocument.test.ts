import { describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { checkDocument } from './checkDocument.ts';
import { compileValidator } from './compileValidator.ts';
import { faultMessage } from './faultMessage.ts';
import { type FieldFault, fieldFaultKeys } from './FieldFault.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    note: { type: 'string', minLength: 3, maxLength: 5 },
    date: { type: 'string', format: 'date' },
    score: { type: 'integer', minimum: 1, maximum: 5 },
    mark: { type: 'string', enum: ['pain', 'gain'] },
    hypotheses: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'string', maxLength: 80 } },
    people: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          id: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
          name: { type: 'string', minLength: 1, maxLength: 80 },
        },
      },
    },
  },
};
const validate = compileValidator(schema);
const check = (document: unknown) => checkDocument(validate, document);
const places = (document: unknown) => check(document).map(({ path, key }) => `${path} ${key}`);

it('accepts an incomplete document', () => {
  expect(check({})).toEqual([]);
  expect(check({ score: 5, date: '2028-02-29', people: [{ name: 'Ada' }] })).toEqual([]);
});

it('reports every fault at once, each at its field', () => {
  const document = {
    note: 'no',
    date: '2027-02-29',
    score: 6,
    mark: 'none',
    hypotheses: ['one'],
    people: [{ id: 'Ada!', name: 'Ada' }, { name: 7 }, {}],
    'a/b': true,
  };
  expect(places(document).toSorted()).toEqual([
    '/a~1b unknown-field',
    '/date not-a-day',
    '/hypotheses too-few-items',
    '/mark not-in-list',
    '/note too-short',
    '/people too-many-items',
    '/people/0/id wrong-format',
    '/people/1/name wrong-type',
    '/people/2/name required',
    '/score too-large',
  ]);
});

it('reports a missing and an empty required text alike', () => {
  expect(places({ people: [{}, { name: '' }] }).toSorted()).toEqual([
    '/people/0/name required',
    '/people/1/name required',
  ]);
});

it('counts code points, not UTF-16 code units', () => {
  expect(check({ note: '🌱🌱🌱🌱🌱' })).toEqual([]);
  expect(places({ note: '🌱🌱🌱🌱🌱🌱' })).toEqual(['/note too-long']);
});

it('takes days from 1900 on: an earlier year is a slip of the keyboard', () => {
  for (const date of ['1900-01-01', '2028-02-29', '9999-12-31']) expect(places({ date })).toEqual([]);
  for (const date of ['0026-05-04', '1899-12-31', '2026-13-01', '10000-01-01', '26-05-04'])
    expect(places({ date })).toEqual(['/date not-a-day']);
});

it('keeps no errors of an earlier document', () => {
  expect(places({ score: 0 })).toEqual(['/score too-small']);
  expect(places({ score: 1 })).toEqual([]);
  expect(places(null)).toEqual([' wrong-type']);
  expect(places([])).toEqual([' wrong-type']);
});

it('accepts whole numbers only for a score', () => {
  expect(places({ score: 2.5 })).toEqual(['/score wrong-type']);
  expect(places({ score: '3' })).toEqual(['/score wrong-type']);
});

it('refuses a schema that AJV finds invalid', () => {
  const broken = { ...schema, properties: { note: { type: 'string', pattern: '(' } } } as ToolsetSchema;
  expect(() => compileValidator(broken)).toThrow();
});

describe('messages', () => {
  const tooLong: FieldFault = { path: '/note', key: 'too-long', params: { limit: 5 } };

  it('are in the reader’s language and contain the limit', () => {
    expect(check({ note: 'too long' })).toEqual([tooLong]);
    expect(faultMessage(tooLong, 'en')).toBe('Write at most 5 characters.');
    expect(faultMessage(tooLong, 'tr')).toBe('En fazla 5 karakter yazın.');
  });

  it('have a singular form', () => {
    const fewest: FieldFault = { path: '/x', key: 'too-few-items', params: { limit: 1 } };
    const most: FieldFault = { path: '/x', key: 'too-many-items', params: { limit: 1 } };
    expect(faultMessage(fewest, 'en')).toBe('Add at least 1 entry.');
    expect(faultMessage(most, 'en')).toBe('Keep to 1 entry at most.');
    expect(faultMessage({ ...fewest, key: 'too-long' }, 'en')).toBe('Write at most 1 character.');
    expect(faultMessage(fewest, 'tr')).toBe('En az 1 kayıt ekleyin.');
  });

  it.each(languages)('exist for every kind of fault (%s)', (language) => {
    for (const key of fieldFaultKeys) {
      expect(faultMessage({ key, params: { limit: 4 } }, language)).toMatch(/^\p{Lu}[^{}]+\.$|^4 [^{}]+\.$/u);
    }
  });
});
