import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import type { Member } from '#engine/protocol/member.ts';
import type { Project } from '#engine/protocol/project.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';
import { ada } from '#web/testing/ada.ts';

import { MemberList } from './MemberList.tsx';

const members: Member[] = [
  { id: '1', userId: 'bora', email: 'bora@example.com', fullName: 'Bora Yıldız', role: 'editor', status: 'member' },
  { id: '2', userId: ada.id, email: ada.email, fullName: 'Cem Uzunoğlu', role: 'viewer', status: 'member' },
  { id: '3', email: 'elif@example.com', role: 'viewer', status: 'invited', expiresAt: '2099-12-08T09:00:00.000Z' },
  { id: '4', email: 'gul@example.com', role: 'editor', status: 'invited', expiresAt: '2026-01-08T09:00:00.000Z' },
];
const opened = { id: 'p', name: 'Blue Box', role: 'owner', owner: null, mode: 'write' } as Project;

/** Who may open a project. */
const meta = {
  component: MemberList,
  loaders: [async () => (await addWordsOf('sharing'), {})],
  args: { projectId: 'p', members, reload: () => Promise.resolve() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div className="max-w-2xl">
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
  beforeEach: () => {
    session.user = ada;
    project.current = opened;
  },
} satisfies Meta<typeof MemberList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gives roles, hands over, removes and withdraws. */
export const ForTheOwner: Story = {};

const offered: Member[] = members.map((member) => (member.userId === ada.id ? { ...member, offered: true } : member));

/** Has asked somebody to take the project over. */
export const Offered: Story = { args: { members: offered } };

/** Is asked to take the project over. */
export const ForWhoeverIsAsked: Story = {
  args: { members: offered.filter(({ status }) => status === 'member') },
  beforeEach: () => {
    project.current = { ...opened, role: 'viewer', owner: { id: 'deniz', fullName: 'Deniz Kaya' } };
  },
};

/** Sees who else has joined, and can leave. */
export const ForAViewer: Story = {
  args: { members: members.filter(({ status }) => status === 'member') },
  beforeEach: () => {
    project.current = { ...opened, role: 'viewer', owner: { id: 'deniz', fullName: 'Deniz Kaya' } };
  },
};
