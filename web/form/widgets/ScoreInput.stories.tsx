import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { power: { type: 'integer', minimum: 1, maximum: 5 } },
  fields: { '/power': { title: 'Power', help: 'How far they can help or stop the project.' } },
});

/** A score from 1 to 5 with labels at both ends. */
const meta = {
  title: 'form/widgets/ScoreInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { power: 4 } } };
export const ReadOnly: Story = { args: { content: { power: 4 }, readOnly: true } };
