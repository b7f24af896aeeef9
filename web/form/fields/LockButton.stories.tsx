import type { Meta, StoryObj } from '@storybook/react-vite';

import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const text = { type: 'string' as const, maxLength: 300 };
const definition = defineToolset({
  properties: {
    goal: text,
    people: {
      type: 'array',
      maxItems: 5,
      items: { type: 'object', properties: { id: { type: 'string' }, name: text }, additionalProperties: false },
    },
  },
  fields: {
    '/goal': { title: 'Goal' },
    '/people': { title: 'People', item: 'Person' },
    '/people/*/name': { title: 'Name' },
  },
});
const content = {
  goal: 'Give back every box.',
  people: [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bora' },
  ],
};

const lockedAt = (...locks: string[]) => {
  const document = createDocument(definition, content);
  document.locked.note({ content, locks });
  return document;
};

/** Keeps a field or an item from every later generation. */
const meta = {
  title: 'form/fields/LockButton',
  component: FormHarness,
  args: { definition, document: lockedAt(), onToggleLock: () => {} },
} satisfies Meta<typeof FormHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownWhenPointedTo: Story = {};
export const FieldAndItemLocked: Story = { args: { document: lockedAt('/goal', '/people/0') } };
export const WholeListLocked: Story = { args: { document: lockedAt('/people') } };
export const ForAReader: Story = { args: { document: lockedAt('/goal'), readOnly: true } };
