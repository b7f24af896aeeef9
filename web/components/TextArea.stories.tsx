import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextArea } from './TextArea.tsx';

/** Text of several lines, outside of toolset forms. */
const meta = {
  component: TextArea,
  args: { label: 'Description' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { error: 'Fill in this field.' } };
