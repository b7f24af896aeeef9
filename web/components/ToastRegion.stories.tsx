import type { Meta, StoryObj } from '@storybook/react-vite';

import { showToast, toasts } from '#web/stores/toasts.ts';

import { ToastRegion } from './ToastRegion.tsx';

/** For results of actions that are not visible elsewhere. Errors stay until they are dismissed. */
const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    toasts.items = [];
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;

export const Success: StoryObj = { beforeEach: () => showToast('success', 'Login Successful') };

export const SeveralAtOnce: StoryObj = {
  beforeEach: () => {
    showToast('error', 'An error occurred; please try again later.', { action: { label: 'Try Again', run: () => {} } });
    showToast('info', 'Stopped. Nothing was written yet, so all 20 tokens are back.');
  },
};
