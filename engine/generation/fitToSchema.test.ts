import { describe, expect, it } from 'vitest';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { fitToSchema } from './fitToSchema.ts';

const schema: ToolsetSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 20 },
    day: { type: 'string', format: 'date' },
    time: { type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$', maxLength: 5 },
    mark: { type: 'string', enum: ['none', 'pain', 'pain-relief'] },
    score: { type: 'integer', minimum: 1, maximum: 5 },
    share: { type: 'number', minimum: 0, maximum: 1 },
    done: { type: 'boolean' },
    ['constructor' as string]: { type: 'string', maxLength: 20 },
    tags: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 5 } },
    ideas: { type: 'array', maxItems: 3, items: { $ref: '#/$defs/idea' } },
  },
  $defs: {
    idea: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        id: { type: 'string', maxLength: 40 },
        name: { type: 'string', minLength: 1, maxLength: 10 },
        owner: { type: 'string', maxLength: 40 },
        notes: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 100 } },
      },
    },
  },
};

const fit = (answer: unknown, options = {}) => fitToSchema(answer, schema, options);

describe('a whole answer', () => {
  it('drops nulls, blanks, unknown keys and empty items', () => {
    const answer = {
      title: '  ',
      day: null,
      unknown: 'x',
      tags: ['', ' a ', null],
      ideas: [{ name: null, notes: [''] }, { name: 'Lid' }, {}, null],
    };
    expect(fit(answer)).toEqual({ value: { tags: ['a'], ideas: [{ name: 'Lid' }] }, cut: [] });
    expect(fit({})).toEqual({ value: {}, cut: [] });
  });

  it('is truncated at a word with an ellipsis, and reports where', () => {
    const { value, cut } = fit({ title: 'A shelf in the lobby of the office' });
    expect(value).toEqual({ title: 'A shelf in the…' });
    expect(cut).toEqual(['/title']);
    expect(fit({ title: 'Donaudampfschifffahrtsgesellschaft' }).value).toEqual({ title: 'Donaudampfschifffah…' });
    expect(fit({ title: `${'a'.repeat(18)}🌱🌱` })).toEqual({ value: { title: `${'a'.repeat(18)}🌱🌱` }, cut: [] });
    expect(fit({ title: `${'a'.repeat(18)}🌱🌱🌱` }).value).toEqual({ title: `${'a'.repeat(18)}🌱…` });
    expect(fit({ title: 'x'.repeat(20) })).toEqual({ value: { title: 'x'.repeat(20) }, cut: [] });
  });

  it('reports truncations by place in the document, whatever was dropped before', () => {
    const { value, cut } = fit({
      ideas: [null, { name: ' ' }, { name: 'A name too long' }],
      tags: ['a', 'b', 'sixsix'],
    });
    expect(value).toEqual({ ideas: [{ name: 'A name…' }], tags: ['a', 'b'] });
    expect(cut.toSorted()).toEqual(['/ideas/0/name', '/tags']);
  });

  it('has scores within their range, and numeric numbers', () => {
    expect(fit({ score: 4.6, share: 1.5, done: 'true' }).value).toEqual({ score: 5, share: 1, done: true });
    expect(fit({ score: '3', share: -1 }).value).toEqual({ score: 3, share: 0 });
    expect(fit({ score: '3,5', share: '0,4' }, { language: 'tr' }).value).toEqual({ score: 4, share: 0.4 });
    expect(fit({ share: '%12' }, { language: 'tr' }).value).toEqual({ share: 0.12 });
    expect(fit({ score: 0 }).value).toEqual({ score: 1 });
    expect(fit({ title: 2026 }).value).toEqual({ title: '2026' });
    // Not numeric at all, which validation reports.
    expect(fit({ score: 'high', share: 'Infinity' }).value).toEqual({ score: 'high', share: 'Infinity' });
  });

  it('has no item twice, and those behind it that a list has room for', () => {
    const idea = { name: 'A lid', owner: 'Zeynep', notes: ['Too heavy.'] };
    const same = { ...idea, id: 'x', notes: ['too  heavy'] };
    expect(fit({ ideas: [idea, same, idea, same, { name: 'B' }] })).toEqual({
      value: { ideas: [idea, { name: 'B' }] },
      cut: [],
    });
    expect(fit({ ideas: [{ name: 'A' }, { name: 'A' }] }).value).toEqual({ ideas: [{ name: 'A' }, { name: 'A' }] });
  });

  it('has enum values in the schema’s case', () => {
    expect(fit({ mark: 'PAIN' }).value).toEqual({ mark: 'pain' });
    expect(fit({ mark: ' Pain-Relief ' }).value).toEqual({ mark: 'pain-relief' });
    expect(fit({ mark: 'sorrow' }).value).toEqual({ mark: 'sorrow' });
  });

  it('has only existing ids in bound fields, and nothing a model must not write', () => {
    const answer = {
      ideas: [
        { id: 'x', name: 'A', owner: 'ZEYNEP' },
        { name: 'B', owner: 'somebody' },
      ],
    };
    const references = { '/ideas/*/owner': ['zeynep', 'hasan'] };
    expect(fit(answer, { references, isExcluded: (pointer: string) => pointer.endsWith('/id') }).value).toEqual({
      ideas: [{ name: 'A', owner: 'zeynep' }, { name: 'B' }],
    });
    expect(fit(answer, { references: { '/ideas/*/owner': [] } }).value).toMatchObject({ ideas: [{ id: 'x' }, {}] });
    expect(fit(answer, { references: { '/ideas/*/owner': [] } }).value).not.toHaveProperty('ideas.0.owner');
  });

  it('leaves wrong types to validation', () => {
    expect(fit({ ideas: 'none', tags: {}, title: ['a'] }).value).toEqual({ ideas: 'none', tags: {}, title: ['a'] });
    expect(fit([1]).value).toEqual([1]);
  });
});

describe('an answer on its way', () => {
  it('omits incomplete enum values, dates and ids', () => {
    for (const mark of ['p', 'pai', 'pain', 'pain-', 'no']) expect(fit({ mark }, { partial: true }).value).toEqual({});
    expect(fit({ mark: 'none' }, { partial: true }).value).toEqual({ mark: 'none' });
    expect(fit({ mark: 'pain-relief' }, { partial: true }).value).toEqual({ mark: 'pain-relief' });
    for (const day of ['2026', '2026-0', '2026-05-0']) expect(fit({ day }, { partial: true }).value).toEqual({});
    expect(fit({ day: '2026-05-04' }, { partial: true }).value).toEqual({ day: '2026-05-04' });
    expect(fit({ time: '12:4' }, { partial: true }).value).toEqual({});
    expect(fit({ time: '12:45' }, { partial: true }).value).toEqual({ time: '12:45' });
    const references = { '/ideas/*/owner': ['zeynep', 'zeynep-2'] };
    const owner = (text: string) => fit({ ideas: [{ name: 'A', owner: text }] }, { partial: true, references }).value;
    expect(owner('zey')).toEqual({ ideas: [{ name: 'A' }] });
    expect(owner('zeynep')).toEqual({ ideas: [{ name: 'A' }] });
    expect(owner('zeynep-2')).toEqual({ ideas: [{ name: 'A', owner: 'zeynep-2' }] });
  });

  it('omits half a surrogate pair and values of the wrong type', () => {
    expect(fit({ title: 'Seed \ud83c' }, { partial: true }).value).toEqual({ title: 'Seed' });
    expect(fit({ title: {}, tags: 'a', ideas: {}, score: 'f', done: 'y' }, { partial: true }).value).toEqual({});
  });
});

it('fits a part of the document, with pointers into the whole', () => {
  const node = schema.$defs!.idea!;
  const answer = { name: 'A name too long', notes: [] };
  expect(fit(answer, { node, pointer: '/ideas/2' })).toEqual({
    value: { name: 'A name…', notes: [] },
    cut: ['/ideas/2/name'],
  });
});
