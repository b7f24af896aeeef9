import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusChip } from './StatusChip.tsx';

/** What has become of a payment or a subscription. The shape says it without the colour. */
const meta = { component: StatusChip } satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { args: { state: 'done', text: 'Paid' } };
export const Waiting: Story = { args: { state: 'waiting', text: 'Not paid yet' } };
export const Ending: Story = { args: { state: 'ending', text: 'Cancelled' } };
export const Failed: Story = { args: { state: 'failed', text: 'Failed' } };
export const Over: Story = { args: { state: 'over', text: 'Expired' } };
