import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusBadge } from './StatusBadge.tsx';

/** A toolset's status. Colour is never the only sign. */
const meta = {
  component: StatusBadge,
  args: { status: 'empty' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Writing: Story = { args: { status: 'writing' } };
export const Draft: Story = { args: { status: 'generated' } };
export const Saved: Story = { args: { status: 'saved' } };
export const Stale: Story = { args: { status: 'saved', stale: true } };
