import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { date: { type: 'string', format: 'date' } },
  fields: { '/date': { title: 'Date' } },
});

/** A date. */
const meta = {
  title: 'form/widgets/DateInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { date: '2026-05-04' } } };
export const ReadOnly: Story = { args: { content: { date: '2026-05-04' }, readOnly: true } };
