import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * A message within a page: what happened, what it means, what to do. Use it instead of a toast when an action is
 * needed.
 */
const meta = {
  component: Notice,
  args: { kind: 'info', title: 'AI draft, not saved yet', children: 'Check it and change what you like.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { actions: <Button size="small">Save draft</Button> } };
export const Advice: Story = {
  args: { kind: 'advice', title: 'The results may differ now', children: 'Regenerating is advised.' },
};
export const Failure: Story = {
  args: { kind: 'error', title: 'The model is busy', children: 'Try again in a minute. Nothing was charged.' },
};
export const Success: Story = { args: { kind: 'success', title: '2 drafts are ready' } };
