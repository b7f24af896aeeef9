import type { Meta, StoryObj } from '@storybook/react-vite';
import { ref } from 'valtio';

import { comments } from '#web/stores/comments.ts';

import { UnreadMark } from './UnreadMark.tsx';

/** On the path and in the rail: comments that mention the reader, who has not seen them. */
const meta = { component: UnreadMark, args: { toolsets: ['stakeholder', 'persona'] } } satisfies Meta<
  typeof UnreadMark
>;

export default meta;
type Story = StoryObj<typeof meta>;

const withUnread = (...unread: number[]): Story => ({
  beforeEach: () => {
    const toolsets = ['stakeholder', 'persona'];
    comments.counts = ref(unread.map((count, index) => ({ toolset: toolsets[index]!, open: count, unread: count })));
    return () => (comments.counts = ref([]));
  },
});

export const One = withUnread(1);
export const OfSeveralToolsets = withUnread(9, 14);
