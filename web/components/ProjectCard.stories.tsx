import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { Menu } from './Menu.tsx';
import { ProjectCard } from './ProjectCard.tsx';

/** A project in a list: description, progress and last change. */
const meta = {
  component: ProjectCard,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div className="max-w-sm">
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
  args: {
    project: {
      id: '1',
      name: 'Blue Box',
      description: 'Parcel lockers at corner shops. Neighbours pick parcels up after work; the shop earns a fee.',
      workspaceId: '1',
      role: 'owner',
      owner: null,
      mode: 'write',
      language: 'en',
      progress: { saved: 9, generated: 2, starters: 0, own: { setup: 0, path: 0 }, total: 24 },
      createdAt: '2026-05-04T09:00:00.000Z',
      updatedAt: '2026-05-04T09:00:00.000Z',
      path: 'programme',
      isExample: false,
      lastOpenedAt: '2026-05-04T09:00:00.000Z',
    },
  },
} satisfies Meta<typeof ProjectCard>;

export default meta;

export const UnderWay: StoryObj<typeof meta> = {};

/** Marked as the example, so that nobody takes it for their own. */
export const Example: StoryObj<typeof meta> = {
  args: {
    project: {
      ...meta.args.project,
      name: 'Dönkap',
      isExample: true,
      progress: { saved: 24, generated: 0, starters: 0, own: { setup: 0, path: 0 }, total: 24 },
    },
  },
};

export const WithActions: StoryObj<typeof meta> = {
  args: {
    menu: <Menu label="Actions for Blue Box" entries={[{ label: 'Move to another workspace', onChoose: () => {} }]} />,
  },
};
