import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

/** Below the field that has the focus: what the example company wrote there, loaded when it is opened. */
const meta = {
  title: 'form/example/FieldExample',
  component: FormHarness,
  args: {
    definition: defineToolset({
      properties: { problem: { type: 'string', maxLength: 300 } },
      fields: { '/problem': { title: 'Problem', help: 'Who has it, when, and how often?' } },
    }),
    loadExample: async () => ({ problem: 'Between 12:00 and 13:30 nearly everything leaves in disposable sets.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Problem'));
    await userEvent.click(await canvas.findByRole('button', { name: 'What the example wrote' }));
    await canvas.findByText(/disposable sets/);
  },
} satisfies Meta<typeof FormHarness>;

export default meta;

export const Open: StoryObj<typeof meta> = {};
