import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { addWordsOf } from '#web/i18n/withWords.ts';
import { movement, packages } from '#web/testing/billingSamples.ts';

import { MovementRow } from './MovementRow.tsx';

/** A movement of the balance: why, for what, when and how much. */
const meta = {
  component: MovementRow,
  loaders: [async () => (await addWordsOf('billing'), {})],
  args: { movement },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <ul className="max-w-2xl">
          <Story />
        </ul>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof MovementRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
/** In a project of one's own. */
export const StartedBySomebodyElse: Story = { args: { movement: { ...movement, startedBy: 'Bora Yıldız' } } };
/** Of several toolsets: leads also to what stood before. */
export const WithVersion: Story = {
  args: { movement: { ...movement, versionId: 'v', versionName: 'Before the drafts' } },
};
export const Purchase: Story = {
  args: {
    movement: { ...movement, reason: 'purchase', amount: 2000, projectId: undefined, title: packages[1]!.title },
  },
};
