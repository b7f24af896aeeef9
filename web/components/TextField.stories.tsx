import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextField } from './TextField.tsx';

/** One line of text. An error does not replace the help text. */
const meta = {
  component: TextField,
  args: { label: 'E-mail' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHelp: Story = { args: { help: 'The code is sent there.' } };
export const WithError: Story = { args: { error: 'Write an e-mail address.', defaultValue: 'ada' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@example.com' } };
