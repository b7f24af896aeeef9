import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

const definition = readDefinition('persona');
const references = {
  '/patterns/*/evidence/*/source': [
    { id: 'observation/till', label: 'At the till' },
    { id: 'exploratory-interview/ann', label: 'Ann' },
  ],
};

async function open(content: ToolsetDocument, row: RegExp) {
  const form = createDocument(definition, content);
  render(<FormHarness definition={definition} document={form} references={references} />);
  await userEvent.click(screen.getByRole('button', { name: row }));
  return () => {
    act(() => void form.flush());
    return form.content as { patterns: { evidence?: object[] }[] };
  };
}

it('adds a source with its quote, says that it speaks against, and removes it', async () => {
  const flush = await open({ patterns: [{ id: 'p', pattern: 'They wait.' }] }, /^1\s*They wait/);
  const group = screen.getByRole('group', { name: 'What it rests on' });
  await userEvent.click(within(group).getByRole('button', { name: 'Add a source' }));
  const source = within(group).getByRole('button', { name: /^Source: / });
  expect(document.activeElement).toBe(source);
  await userEvent.click(source);
  await userEvent.click(await screen.findByRole('option', { name: 'Ann' }));
  await userEvent.type(within(group).getByLabelText('Quote'), 'Eight people');
  await userEvent.click(within(group).getByLabelText('Says the opposite'));
  expect(flush().patterns[0]!.evidence).toEqual([
    { source: 'exploratory-interview/ann', quote: 'Eight people', against: true },
  ]);
  await userEvent.click(within(group).getByRole('button', { name: 'Remove source 1' }));
  expect(flush().patterns[0]!.evidence).toEqual([]);
  // The focus stays within reach, and nothing is lost by a slip.
  const undo = within(group).getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(flush().patterns[0]!.evidence).toHaveLength(1);
  expect(within(group).getByLabelText<HTMLTextAreaElement>('Quote').value).toBe('Eight people');
});

it('offers the items of the document itself where a field refers to them, also new ones', async () => {
  const content = {
    patterns: [{ id: 'wait', pattern: 'They wait.' }],
    personas: [{ id: 'zoe', name: 'Zoe' }],
  };
  const flush = await open(content, /^1\s*Zoe/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'They wait.' }));
  expect((flush() as unknown as { personas: object[] }).personas[0]).toMatchObject({ patterns: ['wait'] });
});
