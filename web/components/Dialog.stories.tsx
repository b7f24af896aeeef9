import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** A modal question. Its actions are verbs, never "OK". */
const meta = {
  component: Dialog,
  args: {
    open: true,
    title: 'You have unsaved changes',
    children: 'If you leave without saving, your changes stay on this device.',
    onClose: () => {},
    actions: (
      <>
        <Button look="quiet">Stay</Button>
        <Button look="strong">Save and leave</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

export const Open: StoryObj<typeof meta> = {};
