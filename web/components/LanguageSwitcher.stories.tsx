import type { Meta, StoryObj } from '@storybook/react-vite';

import { LanguageSwitcher } from './LanguageSwitcher.tsx';

/** Stores the choice and reloads the page. */
const meta = {
  component: LanguageSwitcher,
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
