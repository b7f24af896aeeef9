import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatars } from './Avatars.tsx';

const ada = { id: '01', name: 'Ada Lovelace' };
const bora = { id: '02', name: 'Bora Yıldız' };
const ilker = { id: '03', name: 'ilker ışık' };
const others = ['Zeynep Kaya', 'Deniz', 'Grace Brewster Hopper'].map((name, index) => ({ id: `1${index}`, name }));

/** On the header of a toolset and of the path, and small at the step where somebody is. */
const meta = { component: Avatars } satisfies Meta<typeof Avatars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { people: [bora], label: 'Bora Yıldız is here' } };
export const Three: Story = {
  args: { people: [ada, bora, ilker], label: 'Ada Lovelace, Bora Yıldız, and ilker ışık are here' },
};
export const MoreThanFit: Story = {
  args: { people: [ada, bora, ilker, ...others], label: 'Ada Lovelace, Bora Yıldız, and 4 others are here' },
};
export const Small: Story = { args: { ...Three.args!, size: 'small' } };
