import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { personas: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 40 } } },
  fields: { '/personas': { title: 'Personas', item: 'Persona' } },
  manifest: {
    dependsOn: [{ id: 'persona', required: true }],
    binds: [{ field: '/personas/*', toolset: 'persona', list: '/personas', label: 'name' }],
  },
});

/** References to items of another toolset. */
const meta = {
  title: 'form/widgets/ReferencesInput',
  component: FormHarness,
  args: {
    definition,
    references: {
      '/personas/*': [
        { id: 'zeynep', label: 'Zeynep Kaya' },
        { id: 'hasan', label: 'Hasan Usta' },
      ],
    },
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { personas: ['zeynep', 'gone'] } } };
export const ReadOnly: Story = { args: { content: { personas: ['zeynep', 'gone'] }, readOnly: true } };
