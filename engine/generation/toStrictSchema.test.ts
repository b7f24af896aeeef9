import { describe, expect, it } from 'vitest';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { languages } from '#engine/languages/languages.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { readAnswer } from './readAnswer.ts';
import type { StrictSchema } from './StrictSchema.ts';
import { strictSubsetFaults } from './strictSubsetFaults.ts';
import { toStrictAnswer } from './toStrictAnswer.ts';
import { toStrictFieldsSchema, toStrictSchema, wantedFieldKey } from './toStrictSchema.ts';

const { registry } = loadedToolsets();

describe.each(registry.toolsets.map((toolset) => [toolset.manifest.id, toolset] as const))('%s', (_, toolset) => {
  it('projects to the strict subset, as a whole and field by field', () => {
    expect(strictSubsetFaults(toStrictSchema(toolset))).toEqual([]);
    const pointers = walkSchema(toolset.schema)
      .filter(({ pattern, key }) => pattern !== '' && key !== '*' && !notForModel(toolset)(pattern))
      .map(({ pattern }) => pattern.replaceAll('*', '0'));
    for (const pointer of pointers) {
      const schema = toStrictFieldsSchema(toolset, [pointer]);
      expect(Object.keys(schema.properties!)).toEqual([wantedFieldKey(pointer)]);
      expect(strictSubsetFaults(schema)).toEqual([]);
    }
  });

  it.each(languages)('maps its example (%s) to an answer and back to a valid document', (language) => {
    const example = toolset.examples[language];
    const answer = toStrictAnswer(example, toStrictSchema(toolset));
    const { document, cut } = readAnswer(answer, toolset, { partial: false });
    expect(cut).toEqual([]);
    expect(checkDocument(compileValidator(toolset.schema), document)).toEqual([]);
    expect(textsOf(example)).toEqual(expect.arrayContaining(textsOf(document)));
    const sentences = (texts: string[]) => texts.filter((text) => text.includes(' ')).length;
    expect(sentences(textsOf(document))).toBeGreaterThan(sentences(textsOf(example)) / 2);
  });

  it('excludes fields a model must not write', () => {
    const names = namesIn(toStrictSchema(toolset));
    expect(names).not.toContain('id');
    // What follows from citations stays a choice where less is claimed than is cited.
    const derived = toolset.manifest.computed.filter(({ rule }) => rule !== 'cited');
    for (const { field } of derived) expect(placesIn(toStrictSchema(toolset))).not.toContain(field);
    for (const field of toolset.manifest.notGenerated) expect(placesIn(toStrictSchema(toolset))).not.toContain(field);
  });
});

const persona = registry.get('persona');
const link = '/personas/*/linkedStakeholder';

it('restricts a bound field to existing ids, and excludes it when there are none', () => {
  const properties = (schema: StrictSchema) => schema.properties!.personas!.items!.properties!;
  expect(properties(toStrictSchema(persona, { [link]: ['owner', 'courier'] })).linkedStakeholder).toEqual({
    type: ['string', 'null'],
    enum: ['owner', 'courier', null],
  });
  expect(properties(toStrictSchema(persona, { [link]: [] }))).not.toHaveProperty('linkedStakeholder');
  const pointer = '/personas/3/linkedStakeholder';
  expect(toStrictFieldsSchema(persona, [pointer], { [link]: ['owner'] }).properties).toEqual({
    'personas-3-linkedStakeholder': { type: 'string', enum: ['owner'] },
  });
  expect(toStrictFieldsSchema(persona, [pointer, '/personas/3/name'], { [link]: [] }).required).toEqual([
    'personas-3-name',
  ]);
});

it('makes optional values nullable, but not an item’s title', () => {
  const item = toStrictSchema(registry.get('stakeholder')).properties!.stakeholders!.items!;
  expect(item.properties!.nameOrRole).toEqual({ type: 'string' });
  expect(item.properties!.interest).toEqual({ type: ['integer', 'null'], minimum: 1, maximum: 5 });
  expect(item.required).toEqual(Object.keys(item.properties!));
  expect(item.additionalProperties).toBe(false);
});

it('keeps the pattern of texts', () => {
  const [time] = Object.values(
    toStrictFieldsSchema(registry.get('observation'), ['/observations/0/startTime']).properties!,
  );
  expect('12:18').toMatch(new RegExp(time!.pattern!));
  expect('12.18 pm').not.toMatch(new RegExp(time!.pattern!));
});

it('excludes fields below one left to people, and unknown fields', () => {
  const toolset = {
    manifest: { ...persona.manifest, notGenerated: ['/summary'] },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { summary: { type: 'object', properties: { text: { type: 'string' } } }, title: { type: 'string' } },
    },
  } as unknown as Toolset;
  expect(toStrictFieldsSchema(toolset, ['/summary/text', '/absent', '/title']).required).toEqual(['title']);
});

it('reports what a provider would reject', () => {
  const deep = (levels: number): StrictSchema =>
    levels === 0 ? { type: 'string' } : { type: 'array', items: deep(levels - 1) };
  const faults = strictSubsetFaults({
    type: 'object',
    properties: {
      open: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      loose: { type: 'object', properties: { a: { type: 'string' } }, required: [], additionalProperties: false },
      bare: { type: 'array' },
      untyped: { enum: ['a'] },
      uri: { type: 'string', format: 'uri' },
      many: { type: 'string', enum: Array.from({ length: 1001 }, (_, index) => `v${index}`) },
      long: { type: 'string', maxLength: 5 } as StrictSchema,
      deep: deep(10),
    },
    required: ['open', 'loose', 'bare', 'untyped', 'uri', 'many', 'long', 'deep'],
    additionalProperties: false,
  });
  expect(faults).toEqual([
    '/open: is not closed',
    '/loose: has keys that are not required',
    '/bare: has no items',
    '/untyped: has no type',
    '/uri: format "uri" is not in the strict subset',
    '/long: "maxLength" is not in the strict subset',
    '/deep/*/*/*/*/*/*/*/*/*: nested more than 10 levels deep',
    '/deep/*/*/*/*/*/*/*/*/*/*: nested more than 10 levels deep',
    '/: 1002 enumValues, 1000 are allowed',
  ]);
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function namesIn(schema: StrictSchema): string[] {
  return placesIn(schema).map((place) => place.split('/').at(-1)!);
}

function placesIn(schema: StrictSchema, at = ''): string[] {
  const children = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => placesIn(child, `${at}/${name}`));
  return [at, ...children, ...(schema.items ? placesIn(schema.items, `${at}/*`) : [])];
}
