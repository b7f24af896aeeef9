import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { CurrentMark } from './CurrentMark.tsx';

/** Beside the name of the version that holds what is saved now. */
const meta = {
  component: CurrentMark,
  loaders: [async () => (await addWordsOf('versions'), {})],
} satisfies Meta<typeof CurrentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = {
  render: () => (
    <p className="flex flex-wrap items-center gap-3 font-semibold">
      Before the pilot <CurrentMark />
    </p>
  ),
};
