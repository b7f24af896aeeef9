import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: {
    points: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { point: { type: 'integer', minimum: 1, maximum: 5 } },
      },
    },
    average: { type: 'number', readOnly: true },
  },
  fields: {
    '/points': { title: 'Points', item: 'Point' },
    '/points/*/point': { title: 'Point' },
    '/average': { title: 'Average' },
  },
  manifest: { computed: [{ field: '/average', rule: 'average', of: ['/points/*/point'] }] },
});

/** A computed value; read-only. */
const meta = {
  title: 'form/widgets/ComputedValue',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const year = defineToolset({
  properties: {
    start: { type: 'number', minimum: 0, maximum: 1000 },
    customers: { type: 'array', readOnly: true, maxItems: 12, items: { type: 'number', readOnly: true } },
  },
  fields: { '/start': { title: 'At the start' }, '/customers': { title: 'Customers', item: 'Month' } },
  manifest: {
    computed: [
      {
        field: '/customers',
        rule: 'series',
        steps: 12,
        before: '/start',
        each: { rule: 'product', of: [{ previous: true }, 1.1] },
        decimals: 0,
      },
    ],
  },
});

export const Empty: Story = {};
export const Series: Story = {
  args: { definition: year, content: { start: 40, customers: [44, 48, 53, 59, 64, 71, 78, 86, 94, 104, 114, 126] } },
};
export const Filled: Story = { args: { content: { points: [{ point: 4 }, { point: 3 }], average: 3.5 } } };
export const ReadOnly: Story = {
  args: { content: { points: [{ point: 4 }, { point: 3 }], average: 3.5 }, readOnly: true },
};
