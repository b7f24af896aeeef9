import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'recent', label: 'Last opened' },
  { value: 'name', label: 'Name' },
];

const meta: Meta<typeof SelectField> = {
  component: SelectField,
  args: { label: 'Sort by', value: 'recent', options },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;

export const Default: StoryObj<typeof SelectField> = {};
export const WithoutLabel: StoryObj<typeof SelectField> = { args: { hideLabel: true } };
