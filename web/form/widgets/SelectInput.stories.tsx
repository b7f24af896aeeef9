import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { action: { type: 'string', enum: ['monitor', 'inform'] } },
  fields: { '/action': { title: 'Action' } },
  enums: { '/action': { monitor: 'Monitor', inform: 'Keep informed' } },
});

/** One of several choices; one may be suggested from two scores until a person chooses. */
const meta = {
  title: 'form/widgets/SelectInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { action: 'monitor' } } };
export const ReadOnly: Story = { args: { content: { action: 'monitor' }, readOnly: true } };
