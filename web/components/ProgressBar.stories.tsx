import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProgressBar } from './ProgressBar.tsx';

/** Progress; without a value, indeterminate. */
const meta = {
  component: ProgressBar,
  args: { label: 'Progress', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {};
export const Unmeasured: Story = { args: { value: undefined } };
