import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { configuration } from '#web/stores/configuration.ts';
import { active } from '#web/testing/billingSamples.ts';

import { PlanWarning } from './PlanWarning.tsx';

const used = (count: number, balance: number) => {
  const subscription = { ...active, usage: { used: count, granted: 1500 } };
  configuration.balance = { balance, payments: [], entries: [], usage: { month: 0, total: 0 }, subscription } as never;
};

/** That a plan's tokens run out: as a notice of a page, or as a line beside Generate. */
const meta = {
  component: PlanWarning,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof PlanWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFifthLeft: Story = { beforeEach: () => used(1220, 280) };
export const ATenthLeft: Story = { beforeEach: () => used(1390, 110) };
/** Tokens that were bought besides go on. */
export const UsedUp: Story = { beforeEach: () => used(1500, 640) };
export const BesideGenerate: Story = { args: { compact: true }, beforeEach: () => used(1390, 110) };
