import type { Meta, StoryObj } from '@storybook/react-vite';

import { Menu } from './Menu.tsx';

/** Actions on one item that would crowd its card. */
const meta = {
  component: Menu,
  args: {
    label: 'Workspace actions',
    entries: [
      { label: 'Rename', onChoose: () => {} },
      { label: 'Delete', danger: true, onChoose: () => {} },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;

export const Closed: StoryObj<typeof meta> = {};
