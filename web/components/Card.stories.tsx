import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './Card.tsx';

/** A raised surface with a heading. */
const meta = {
  component: Card,
  args: { title: 'Account', children: 'ada@example.com' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
