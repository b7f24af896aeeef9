import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { LinkAddress } from './LinkAddress.tsx';

/** Of a share link, to copy. */
const meta = {
  component: LinkAddress,
  loaders: [async () => (await addWordsOf('sharing'), {})],
  args: { url: 'https://filiz.example/shared/3kJ0x2mB1fVYw8o6t4c9Qe7sZr5uAhLdNpGiTyXvEbM' },
} satisfies Meta<typeof LinkAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToCopy: Story = {};

export const New: Story = { args: { isNew: true } };
