import type { Meta, StoryObj } from '@storybook/react-vite';

import { addWordsOf } from '#web/i18n/withWords.ts';

import { NewLink } from './NewLink.tsx';

/** Shown once, after a share link was made. */
const meta = {
  component: NewLink,
  loaders: [async () => (await addWordsOf('sharing'), {})],
  args: { url: 'https://filiz.example/shared/3kJ0x2mB1fVYw8o6t4c9Qe7sZr5uAhLdNpGiTyXvEbM' },
} satisfies Meta<typeof NewLink>;

export default meta;

export const ToCopy: StoryObj<typeof meta> = {};
