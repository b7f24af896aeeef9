import type { Meta, StoryObj } from '@storybook/react-vite';

import { StateMark } from './StateMark.tsx';

/** Beside a word or a name that says the same; in the rail and in the palette. */
const meta = { component: StateMark, args: { size: 20 } } satisfies Meta<typeof StateMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { state: 'empty' } };
export const AiDraft: Story = { args: { state: 'generated' } };
export const Saved: Story = { args: { state: 'saved' } };
export const PartlySaved: Story = { args: { state: 'partial' } };
export const DraftOverSaved: Story = { args: { state: 'saved-generated' } };
export const StaleDraft: Story = { args: { state: 'generated-stale' } };
export const StaleDraftOverSaved: Story = { args: { state: 'saved-generated-stale' } };
export const Stale: Story = { args: { state: 'stale' } };
