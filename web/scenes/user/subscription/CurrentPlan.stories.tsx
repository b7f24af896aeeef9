import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { active, founder } from '#web/testing/billingSamples.ts';

import { CurrentPlan } from './CurrentPlan.tsx';

const endsAt = active.renewsAt;

/** The plan one has, in each of its states. */
const meta = {
  component: CurrentPlan,
  loaders: [async () => (await addWordsOf('billing'), {})],
  args: { subscription: active },
} satisfies Meta<typeof CurrentPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Cancelled: Story = { args: { subscription: { ...active, status: 'cancelled', renewsAt: null, endsAt } } };
export const PastDue: Story = {
  args: {
    subscription: {
      ...active,
      status: 'past-due',
      renewsAt: null,
      retriesAt: '2026-12-25T09:00:00.000Z',
      endsAt: '2027-01-02T09:00:00.000Z',
    },
  },
};
/** Paid once: nothing to renew, and nothing to cancel. */
export const WithoutEnd: Story = {
  args: { subscription: { ...active, plan: founder, renewsAt: null, usage: { used: 4200, granted: 30_000 } } },
};
