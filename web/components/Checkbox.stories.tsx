import type { Meta, StoryObj } from '@storybook/react-vite';

import { Checkbox } from './Checkbox.tsx';

/** A single yes or no; the label is part of its target. */
const meta = {
  component: Checkbox,
  args: { label: 'I accept the Terms of Service.', checked: false, onChange: () => {} },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithError: Story = { args: { error: 'To create a membership, you must accept the Terms of Service.' } };
/** The part of the label in brackets is a button. */
export const WithOpening: Story = { args: { label: 'I accept the [Terms of Service].', onOpen: () => {} } };
