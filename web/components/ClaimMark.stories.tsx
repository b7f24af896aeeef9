import type { Meta, StoryObj } from '@storybook/react-vite';

import { claimStates } from '#engine/evidence/evidenceWords.ts';

import { ClaimMark } from './ClaimMark.tsx';

const meta = {
  title: 'components/ClaimMark',
  component: ClaimMark,
  args: { state: 'assumed' },
} satisfies Meta<typeof ClaimMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="flex flex-col gap-3">
      {claimStates.map((state) => (
        <li key={state} className="flex items-center gap-3">
          <ClaimMark state={state} /> {state}
        </li>
      ))}
    </ul>
  ),
};
