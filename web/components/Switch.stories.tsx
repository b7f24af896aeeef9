import type { Meta, StoryObj } from '@storybook/react-vite';
import Moon from 'lucide-react/icons/moon';

import { Switch } from './Switch.tsx';

/** For settings that take effect at once; use a checkbox for those that are saved. */
const meta = {
  component: Switch,
  args: { label: 'Dark theme', checked: false, onChange: () => {} },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithIcon: Story = { args: { icon: <Moon aria-hidden size={20} /> } };
