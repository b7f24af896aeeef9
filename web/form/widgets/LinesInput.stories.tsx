import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { goals: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 300 } } },
  fields: { '/goals': { title: 'Goals', item: 'Goal' } },
});

/** A list of sentences, one per line; reordered by drag or keyboard. */
const meta = {
  title: 'form/widgets/LinesInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { content: { goals: ['Six shops take part by May.', 'Nine of ten boxes come back within a week.'] } },
};
export const ReadOnly: Story = {
  args: {
    content: { goals: ['Six shops take part by May.', 'Nine of ten boxes come back within a week.'] },
    readOnly: true,
  },
};
