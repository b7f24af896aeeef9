import type { Meta, StoryObj } from '@storybook/react-vite';

import { CommentMark } from './CommentMark.tsx';
import { CommentSpotsContext } from './CommentSpots.ts';

const spots = (count: number) => ({ countAt: () => count, countOf: () => count, open: () => {} });
const label = (count: number) =>
  count > 0 ? `Comments on “Why a stakeholder”: ${count} open` : 'Comment on “Why a stakeholder”';

/** Beside the name of a field: how many comments are open, or the way to write the first. */
const meta = {
  component: CommentMark,
  args: { pointer: '/stakeholders/0/why', label, whenSeen: 'border border-outline' },
} satisfies Meta<typeof CommentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const withCount = (count: number): Story => ({
  decorators: [
    (Mark) => (
      <CommentSpotsContext value={spots(count)}>
        <Mark />
      </CommentSpotsContext>
    ),
  ],
});

export const None = withCount(0);
export const Some = withCount(3);
export const Many = withCount(128);
