import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { TestCardList } from './TestCardList.tsx';

/** The only cards that the sandbox takes. */
const meta = {
  component: TestCardList,
  loaders: [async () => (await addWordsOf('sandbox'), {})],
  args: { chosen: null, onChoose: () => {} },
} satisfies Meta<typeof TestCardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const OneChosen: Story = { args: { chosen: '4000000000000002' } };
