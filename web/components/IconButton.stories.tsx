import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';

import { IconButton } from './IconButton.tsx';

/** A button with an icon only; its label is the accessible name. */
const meta = {
  component: IconButton,
  args: { label: 'Remove', children: <Trash2 aria-hidden size={20} /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Disabled: Story = { args: { disabled: true } };
