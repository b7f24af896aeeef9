import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { keywords: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 40 } } },
  fields: { '/keywords': { title: 'Keywords', item: 'Keyword' } },
});

/** A list of short texts. */
const meta = {
  title: 'form/widgets/TagsInput',
  component: FormHarness,
  args: {
    definition,
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { keywords: ['parcel', 'locker'] } } };
export const ReadOnly: Story = { args: { content: { keywords: ['parcel', 'locker'] }, readOnly: true } };
