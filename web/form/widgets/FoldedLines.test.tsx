import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { createDocument } from '#web/form/testing/createDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';

const texts = { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 80 } } as const;
const rows = {
  type: 'array',
  maxItems: 40,
  items: { type: 'object', properties: { name: { type: 'string', maxLength: 80 } } },
} as const;
const definition = defineToolset({
  properties: { drivers: texts, players: rows, rivals: rows },
  fields: { '/drivers': { title: 'Drivers' } },
});
const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Name ${index}` }));
const drivers = ['Rain', 'Prices', 'Habits', 'Laws'];

function renderForm(players: number) {
  const document = createDocument(definition, { drivers, players: named(players), rivals: named(1) });
  render(<FormHarness definition={definition} document={document} />);
}

it('folds a longer list of texts on a page of many rows, and opens it at its first text', async () => {
  renderForm(20);
  expect(screen.queryByRole('textbox', { name: 'Drivers 2' })).toBeNull();
  const row = screen.getByRole('button', { name: /^Drivers Rain.*4 entries/ });
  await userEvent.click(row);
  expect(screen.getAllByRole('textbox', { name: /^Drivers/ })).toHaveLength(4);
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('Rain');
});

it('shows it at once on a page of few', () => {
  renderForm(2);
  expect(screen.getAllByRole('textbox', { name: /^Drivers/ })).toHaveLength(4);
});
