import type { Meta, StoryObj } from '@storybook/react-vite';

import { PasswordField } from './PasswordField.tsx';

/** A password field that can show its text. */
const meta = {
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'river stone lantern' } };
export const WithHelp: Story = { args: { help: 'At least 8 characters.' } };
