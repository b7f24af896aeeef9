import type { Meta, StoryObj } from '@storybook/react-vite';

import { StrengthGauge } from './StrengthGauge.tsx';

const meta = { component: StrengthGauge } satisfies Meta<typeof StrengthGauge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { strength: 0, label: 'strength 0 of 5' } };
export const Some: Story = { args: { strength: 3, label: 'strength 3 of 5' } };
export const Strongest: Story = { args: { strength: 5, label: 'strength 5 of 5' } };
