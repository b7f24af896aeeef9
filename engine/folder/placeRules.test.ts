import { expect, it } from 'vitest';

import type { ComputedRule } from '#engine/computed/contracts/computedContract.ts';
import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { placeRules } from './placeRules.ts';

const impact = { type: 'integer', minimum: 1, maximum: 5 };
const score = { type: 'number', readOnly: true };
const object = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
const topic = { $ref: '#/$defs/topic' };
const schema = {
  ...object({ taxes: topic, others: { type: 'array', maxItems: 9, items: topic }, total: score }),
  $defs: { topic: object({ impact, score }), unused: object({ score }) },
} as unknown as ToolsetSchema;

const double = { field: '#/$defs/topic/score', rule: 'product', of: ['#/$defs/topic/impact', 2] } as const;
const total = { field: '/total', rule: 'sum', of: ['/others/*/score'] } as const;

function place(...computed: object[]) {
  return placeAll({ computed: computed as ComputedRule[] });
}

function placeAll(declared: Partial<ToolsetManifest>) {
  const told: string[] = [];
  const manifest = { computed: [], claims: [], binds: [], critic: [], ...declared } as unknown as ToolsetManifest;
  const { parts, inFile } = placeRules({ manifest, schema }, (_, pointer, message) =>
    told.push(`${pointer}: ${message}`),
  );
  const { computed, claims, binds } = parts.manifest;
  return { computed, claims, binds, inFile, told };
}

it('has a rule of a definition at every place that uses the definition', () => {
  expect(place(double, total)).toMatchObject({
    computed: [
      { ...double, field: '/taxes/score', of: ['/taxes/impact', 2] },
      { ...double, field: '/others/*/score', of: ['/others/*/impact', 2] },
      total,
    ],
    told: [],
  });
});

it('has claims and references of a definition at every place as well', () => {
  const placed = placeAll({
    claims: [{ field: '#/$defs/topic/impact' }],
    binds: [{ field: '#/$defs/topic/score', sources: ['observation'] }],
  });
  expect(placed.claims).toEqual([{ field: '/taxes/impact' }, { field: '/others/*/impact' }]);
  expect(placed.binds.map(({ field }) => field)).toEqual(['/taxes/score', '/others/*/score']);
});

it('tells of a definition without such a field, or that nothing uses', () => {
  const [gone, unused] = ['#/$defs/topic/gone', '#/$defs/unused/score'].map((field) => ({ ...double, field }));
  expect(place(total, gone!, unused!).told).toEqual([
    '/computed/1/field: is no field of a definition in use',
    '/computed/2/field: is no field of a definition in use',
  ]);
});

it('tells a fault once, and of the rule that stands in the file', () => {
  const fault = (pointer: string, message = 'is wrong') => ({ toolset: 'x', file: 'toolset.json', pointer, message });
  const elsewhere = { ...fault('/computed/2'), file: 'schema.json' };
  expect(
    place(double, total).inFile([fault('/computed/0/of'), fault('/computed/1/of'), fault('/computed/2/of'), elsewhere]),
  ).toEqual([fault('/computed/0/of'), fault('/computed/1/of'), elsewhere]);
});
