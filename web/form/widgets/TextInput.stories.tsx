import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { name: { type: 'string', maxLength: 120 } },
  fields: { '/name': { title: 'Name', help: 'As people say it.', hint: 'Blue Box' } },
});

/** A short text. */
const meta = {
  title: 'form/widgets/TextInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { name: 'Blue Box' } } };
export const ReadOnly: Story = { args: { content: { name: 'Blue Box' }, readOnly: true } };
