import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from './Logo.tsx';

/** The logo: a seedling. */
const meta = {
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
