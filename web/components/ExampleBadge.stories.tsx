import type { Meta, StoryObj } from '@storybook/react-vite';

import { ExampleBadge } from './ExampleBadge.tsx';

const meta = { component: ExampleBadge } satisfies Meta<typeof ExampleBadge>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
