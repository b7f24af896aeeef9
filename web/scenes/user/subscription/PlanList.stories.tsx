import type { Meta, StoryObj } from '@storybook/react-vite';
import { ref } from 'valtio';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { definitions } from '#web/stores/definitions.ts';
import { active, plans, summaries } from '#web/testing/billingSamples.ts';

import { PlanList } from './PlanList.tsx';

/** The plans side by side, with the one that the person has. */
const meta = {
  component: PlanList,
  loaders: [async () => (await addWordsOf('billing'), {})],
  args: { plans: plans.plans, subscription: null },
  beforeEach: () => {
    definitions.summaries = ref(summaries);
  },
} satisfies Meta<typeof PlanList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutSubscription: Story = {};
export const WithCurrentPlan: Story = { args: { subscription: active } };
