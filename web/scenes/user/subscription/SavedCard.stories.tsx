import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { active, visa } from '#web/testing/billingSamples.ts';

import { SavedCard } from './SavedCard.tsx';

/** The card that pays renewals. Its number is never here. */
const meta = {
  component: SavedCard,
  loaders: [async () => (await addWordsOf('billing'), {})],
  args: { card: visa, subscription: active },
} satisfies Meta<typeof SavedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const None: Story = { args: { card: null } };
