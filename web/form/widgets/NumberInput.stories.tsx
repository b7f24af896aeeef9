import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { age: { type: 'integer', minimum: 0, maximum: 120 } },
  fields: { '/age': { title: 'Age' } },
});

/** A number without a scale. */
const meta = {
  title: 'form/widgets/NumberInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { age: 31 } } };
export const ReadOnly: Story = { args: { content: { age: 31 }, readOnly: true } };
