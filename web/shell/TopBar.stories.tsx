import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { TopBar } from './TopBar.tsx';

/** 88 px high with a 42 px logo. Below 820 px a menu button appears, and the other two show icons only. */
const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { fullName: 'Ada Lovelace', onOpenMenu: () => {}, onSearch: () => {} },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShortName: Story = {};

/** The first name is truncated to eight characters. */
export const LongName: Story = { args: { fullName: 'Bartholomew Green' } };
