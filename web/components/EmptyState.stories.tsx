import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { SearchIllustration } from './SearchIllustration.tsx';

/** In place of an empty list: what it will show, and how to begin. */
const meta = {
  component: EmptyState,
  args: { title: 'No content found.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    text: 'Write two sentences about an idea, and AI drafts the rest.',
    action: <Button look="strong">Create project</Button>,
  },
};
export const NoResults: Story = { args: { title: 'No results found.', illustration: <SearchIllustration /> } };
