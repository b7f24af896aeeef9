import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { examplePage } from './examplePage.ts';
import { OrderSummary } from './OrderSummary.tsx';

/** What is bought at a payment page. */
const meta = {
  component: OrderSummary,
  loaders: [async () => (await addWordsOf('sandbox'), {})],
  args: examplePage,
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Package: Story = {};
export const Subscription: Story = { args: { title: 'Team, monthly', keepsCard: true } };
export const CardSetup: Story = { args: { kind: 'setup', title: null, price: null, keepsCard: true } };
