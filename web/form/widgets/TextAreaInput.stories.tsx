import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { why: { type: 'string', maxLength: 600 } },
  fields: { '/why': { title: 'Why a stakeholder', hint: 'Pays for the boxes.' } },
});

/** A longer text in an input that grows with it. */
const meta = {
  title: 'form/widgets/TextAreaInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { content: { why: 'Pays for the boxes and decides at the till whether staff offer them.' } },
};
export const ReadOnly: Story = {
  args: { content: { why: 'Pays for the boxes and decides at the till whether staff offer them.' }, readOnly: true },
};
