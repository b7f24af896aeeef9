import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from './Skeleton.tsx';

/** A placeholder of about the content's size while it loads. */
const meta = {
  component: Skeleton,
  args: { className: 'h-12 w-64' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
