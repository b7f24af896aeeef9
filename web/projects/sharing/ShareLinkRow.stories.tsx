import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { ShareLinkRow } from './ShareLinkRow.tsx';

const link = {
  id: '1',
  url: 'https://filiz.example/shared/3kJ0x2mB1fVYw8o6t4c9Qe7sZr5uAhLdNpGiTyXvEbM',
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: null,
  name: '',
  toolsets: null,
  confirmedOnly: false,
  takesComments: false,
  preview: false,
};

/** A share link in the list: how long it holds, and its end. */
const meta = {
  component: ShareLinkRow,
  loaders: [async () => (await addWordsOf('sharing'), {})],
  args: { link, onChange: () => {}, onEnd: () => {} },
  decorators: [
    (Story) => (
      <ul className="max-w-2xl">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ShareLinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UntilWithdrawn: Story = {};

export const ForATime: Story = { args: { link: { ...link, expiresAt: '2099-12-08T09:00:00.000Z' } } };

/** Is only taken off the list. */
export const Over: Story = { args: { link: { ...link, expiresAt: '2026-11-08T09:00:00.000Z' } } };

export const Limited: Story = {
  args: { link: { ...link, name: 'For the bank', toolsets: ['persona'], confirmedOnly: true, takesComments: true } },
};

/** Its address was shown once, and is stored nowhere. */
export const OfBefore: Story = { args: { link: { ...link, url: null } } };
