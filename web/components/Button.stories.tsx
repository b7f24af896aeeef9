import type { Meta, StoryObj } from '@storybook/react-vite';
import Sparkles from 'lucide-react/icons/sparkles';

import { Button } from './Button.tsx';

/** For every action. `strong` once on a screen, for its main action; `tonal` for the others; `quiet` for minor ones. */
const meta = {
  component: Button,
  args: { children: 'Generate' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tonal: Story = {};
export const Strong: Story = { args: { look: 'strong' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { look: 'danger', children: 'Delete project' } };
export const Destructive: Story = { args: { look: 'destructive', children: 'Delete project' } };
export const WithIcon: Story = { args: { icon: <Sparkles aria-hidden size={20} /> } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
