import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';

import { IconButton } from './IconButton.tsx';

/** An action that its icon alone makes clear; the label is its name for everybody else. */
const meta = {
  component: IconButton,
  args: { label: 'Remove', children: <Trash2 aria-hidden size={20} /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Disabled: Story = { args: { disabled: true } };
