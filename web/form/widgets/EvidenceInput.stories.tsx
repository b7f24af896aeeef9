import type { Meta, StoryObj } from '@storybook/react-vite';

import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const evidence: SchemaNode = {
  type: 'array',
  maxItems: 3,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['source'],
    properties: {
      source: { type: 'string', maxLength: 110 },
      quote: { type: 'string', maxLength: 300 },
      against: { type: 'boolean' },
    },
  },
};
const definition = defineToolset({
  properties: { evidence },
  fields: {
    '/evidence': { title: 'Rests on', item: 'Source' },
    '/evidence/*/source': { title: 'Source' },
    '/evidence/*/quote': { title: 'Quote' },
    '/evidence/*/against': { title: 'Speaks against it' },
  },
  manifest: {
    dependsOn: [{ id: 'talks', required: false }],
    binds: [{ field: '/evidence/*/source', sources: ['talks'] }],
  },
});

/** What a claim rests on. */
const meta = {
  title: 'form/widgets/EvidenceInput',
  component: FormHarness,
  args: {
    definition,
    references: {
      '/evidence/*/source': [
        { id: 'talks/ann', label: 'Ann, packer' },
        { id: 'talks/bob', label: 'Bob, driver' },
      ],
    },
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = {
  evidence: [
    { source: 'talks/ann', quote: 'The lid comes open.' },
    { source: 'talks/gone', against: true },
  ],
};

export const Empty: Story = {};
export const NothingToCite: Story = { args: { references: {} } };
export const Filled: Story = { args: { content } };
export const ReadOnly: Story = { args: { content, readOnly: true } };
