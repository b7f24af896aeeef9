import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { mark: { type: 'string', enum: ['pain', 'gain'] } },
  fields: { '/mark': { title: 'Mark' } },
  enums: { '/mark': { pain: 'Pain', gain: 'Gain' } },
  ui: { widgets: { '/mark': 'radio' } },
});

/** One of a few choices, all visible. */
const meta = {
  title: 'form/widgets/RadioInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { mark: 'gain' } } };
export const ReadOnly: Story = { args: { content: { mark: 'gain' }, readOnly: true } };
