import { expect, it } from 'vitest';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { formWidgets } from '#web/form/widgets/formWidgets.ts';

import { describeFields } from './describeFields.ts';

const describe = (definition: ToolsetDefinition, language: Language = 'en') =>
  describeFields(definition, language, formWidgets);

it('takes titles, help texts and choices from the chosen language, and does not modify the schema', () => {
  const definition = readDefinition('stakeholder');
  const before = structuredClone(definition.schema);
  const action = describe(definition, 'tr').fields?.['stakeholders']?.items?.fields?.['action'];
  expect(action?.widget).toBe('select');
  expect(action?.title).toBe('Yaklaşım');
  expect(action?.enumLabels?.['monitor']).toBe('İzle');
  expect(action?.suggestion?.rule).toBe('quadrant');
  expect(definition.schema).toEqual(before);
});

it('selects widgets by the schema unless ui.json names one', () => {
  const text = { type: 'string', maxLength: 160 } as const;
  const definition = defineToolset({
    properties: {
      short: text,
      long: { type: 'string', maxLength: 161 },
      day: { type: 'string', format: 'date' },
      score: { type: 'integer', minimum: 1, maximum: 5 },
      count: { type: 'integer', minimum: 0 },
      mean: { type: 'number', readOnly: true },
      tags: { type: 'array', items: { type: 'string', maxLength: 60 } },
      lines: { type: 'array', items: { type: 'string', maxLength: 400 } },
      links: { type: 'array', items: { type: 'string', maxLength: 40 } },
      mood: { type: 'string', enum: ['good', 'bad'] },
      items: { type: 'array', items: { type: 'object', properties: { id: text, name: text } } },
    },
    manifest: { binds: [{ field: '/links/*', toolset: 'persona', list: '/personas', label: 'name' }] },
    ui: { widgets: { '/mood': 'radio' } },
  });
  const { fields = {} } = describe(definition);
  expect(Object.values(fields).map(({ widget }) => widget)).toEqual([
    'text',
    'textarea',
    'date',
    'score',
    'number',
    'computed',
    'tags',
    'lines',
    'references',
    'radio',
    'list',
  ]);
  expect(fields['items']?.items?.fields?.['id']?.widget).toBe('hidden');
});

it('finds the texts of a definition that is used in several places', () => {
  const definition = defineToolset({
    properties: { left: { $ref: '#/$defs/cell' }, right: { $ref: '#/$defs/cell' } },
    $defs: { cell: { type: 'object', properties: { mark: { type: 'string', enum: ['pain'] } } } },
    fields: { '/left': { title: 'Left' }, '/right': { title: 'Right' }, '#/$defs/cell/mark': { title: 'Mark' } },
    enums: { '#/$defs/cell/mark': { pain: 'Pain' } },
  });
  const { fields = {} } = describe(definition);
  expect(fields['right']?.fields?.['mark']?.title).toBe('Mark');
  expect(fields['left']?.fields?.['mark']?.enumLabels).toEqual({ pain: 'Pain' });
});
