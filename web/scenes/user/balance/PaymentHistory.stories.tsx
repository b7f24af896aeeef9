import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { payments } from '#web/testing/billingSamples.ts';

import { PaymentHistory } from './PaymentHistory.tsx';

/** Payments with what became of them: open, failed, expired, and paid with an invoice. */
const meta = {
  component: PaymentHistory,
  loaders: [async () => (await addWordsOf('billing'), {})],
  args: { payments },
} satisfies Meta<typeof PaymentHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { payments: [] } };
