import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { ConfirmationStep } from './ConfirmationStep.tsx';
import { examplePage } from './examplePage.ts';

/** The question of a bank, which the person answers in its place. */
const meta = {
  component: ConfirmationStep,
  loaders: [async () => (await addWordsOf('sandbox'), {})],
  args: { page: { ...examplePage, status: 'asking' }, busy: false, failure: null, onAnswer: () => {} },
} satisfies Meta<typeof ConfirmationStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {};
export const CardSetup: Story = { args: { page: { ...examplePage, kind: 'setup', price: null, title: null } } };
