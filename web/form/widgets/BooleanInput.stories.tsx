import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { done: { type: 'boolean' } },
  fields: { '/done': { title: 'Carried out' } },
});

/** A boolean. */
const meta = {
  title: 'form/widgets/BooleanInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { done: true } } };
export const ReadOnly: Story = { args: { content: { done: true }, readOnly: true } };
