import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

import { GuideLink } from './GuideLink.tsx';

const meta = {
  component: GuideLink,
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
  args: { article: 'tokens', children: 'How tokens work' },
} satisfies Meta<typeof GuideLink>;

export default meta;

export const AfterASentence: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      Tokens pay for AI drafts. <GuideLink {...args} />
    </p>
  ),
};
