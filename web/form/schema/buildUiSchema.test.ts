import { expect, it } from 'vitest';

import { defineToolset } from '../testing/defineToolset.ts';
import { readDefinition } from '../testing/readDefinition.ts';
import { buildUiSchema } from './buildUiSchema.ts';
import { fieldUiKey, type FieldUi } from './FieldUi.ts';

function at(uiSchema: unknown, ...keys: string[]) {
  const place = keys.reduce<Record<string, never>>((each, key) => each[key] ?? {}, uiSchema as Record<string, never>);
  return { widget: place['ui:widget'] as string | undefined, ui: place[fieldUiKey] as unknown as FieldUi };
}

it('takes titles, help texts and choices from the chosen language, and does not modify the schema', () => {
  const definition = readDefinition('stakeholder');
  const before = structuredClone(definition.schema);
  const uiSchema = buildUiSchema(definition, 'tr');
  const { ui, widget } = at(uiSchema, 'stakeholders', 'items', 'action');
  expect(widget).toBe('select');
  expect(ui.title).toBe('Yaklaşım');
  expect(ui.enumLabels?.['monitor']).toBe('İzle');
  expect(ui.suggestion?.rule).toBe('quadrant');
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
  const uiSchema = buildUiSchema(definition, 'en');
  const widgets = Object.keys(definition.schema.properties).map((key) => at(uiSchema, key).widget);
  expect(widgets).toEqual([
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
  expect(at(uiSchema, 'items', 'items', 'id').widget).toBe('hidden');
});

it('finds the texts of a definition that is used in several places', () => {
  const definition = defineToolset({
    properties: { left: { $ref: '#/$defs/cell' }, right: { $ref: '#/$defs/cell' } },
    $defs: { cell: { type: 'object', properties: { mark: { type: 'string', enum: ['pain'] } } } },
    fields: { '/left': { title: 'Left' }, '/right': { title: 'Right' }, '#/$defs/cell/mark': { title: 'Mark' } },
    enums: { '#/$defs/cell/mark': { pain: 'Pain' } },
  });
  const uiSchema = buildUiSchema(definition, 'en');
  expect(at(uiSchema, 'right', 'mark').ui.title).toBe('Mark');
  expect(at(uiSchema, 'left', 'mark').ui.enumLabels).toEqual({ pain: 'Pain' });
});
