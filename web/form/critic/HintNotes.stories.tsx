import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: {
    problem: { type: 'string', maxLength: 300 },
    questions: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 300 } },
  },
  fields: { '/problem': { title: 'Problem' }, '/questions': { title: 'Questions', item: 'Question' } },
  manifest: {
    critic: [
      { rule: 'solution-in-problem', field: '/problem' },
      { rule: 'leading-question', field: '/questions/*' },
      { rule: 'closed-question', field: '/questions/*' },
    ],
  },
});

/** Advice from the method beside a field: what breaks a rule, why, what to do, and where it is written down. */
const meta = {
  title: 'form/critic/HintNotes',
  component: FormHarness,
  args: { definition },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHints: Story = {
  args: {
    content: {
      problem: 'There is no app that shows where the bus is.',
      questions: ['What happened last week?', "Don't you think the bus is late too often?", 'Do you take the bus?'],
    },
  },
};
export const Clean: Story = { args: { content: { problem: 'Parents wait for up to 40 minutes.' } } };
