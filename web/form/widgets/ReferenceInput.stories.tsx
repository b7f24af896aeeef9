import type { Meta, StoryObj } from '@storybook/react-vite';

import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const definition = defineToolset({
  properties: { personaId: { type: 'string', maxLength: 40 } },
  fields: { '/personaId': { title: 'Persona' } },
  manifest: {
    dependsOn: [{ id: 'persona', required: true }],
    binds: [{ field: '/personaId', toolset: 'persona', list: '/personas', label: 'name' }],
  },
});

/** A reference to an item of another toolset. */
const meta = {
  title: 'form/widgets/ReferenceInput',
  component: FormHarness,
  args: {
    definition,
    references: {
      '/personaId': [
        { id: 'zeynep', label: 'Zeynep Kaya' },
        { id: 'hasan', label: 'Hasan Usta' },
      ],
    },
  },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { content: { personaId: 'zeynep' } } };
export const ReadOnly: Story = { args: { content: { personaId: 'zeynep' }, readOnly: true } };
