import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { readDocument } from '#engine/reading/readDocument.ts';
import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';

import { Reading } from './Reading.tsx';

function renderReading(id: string, editHref?: (pointer: string) => string) {
  const blocks = readDocument(readDefinition(id), readExample(id, 'en'), 'en');
  render(
    <MemoryRouter>
      <Reading blocks={blocks} editHref={editHref} />
    </MemoryRouter>,
  );
}

it('shows each item under a heading of its own, with its scores in words', () => {
  renderReading('stakeholder');
  expect(screen.getByRole('heading', { level: 2, name: 'Stakeholders' })).toBeTruthy();
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('there must be an item');
  expect(within(first).getByRole('heading', { level: 3, name: 'Owner of a neighbourhood restaurant' })).toBeTruthy();
  expect(within(first).getAllByText('5 out of 5')).toHaveLength(2);
  expect(within(first).getByText('Manage closely')).toBeTruthy();
});

it('shows small objects as a table with headers for rows and columns', () => {
  renderReading('requirement');
  const milestones = screen
    .getAllByRole('table')
    .find((table) => within(table).queryByRole('columnheader', { name: 'Expected date' }));
  if (!milestones) throw new Error('there must be a table of milestones');
  expect(within(milestones).getAllByRole('rowheader').length).toBeGreaterThan(2);
});

it('leads from a block to its field, where something can be edited', () => {
  renderReading('stakeholder', (pointer) => `?mode=edit#${pointer}`);
  const [link] = screen.getAllByRole('link', { name: 'Edit: Why a stakeholder' });
  expect(link?.getAttribute('href')).toBe('/?mode=edit#/stakeholders/0/why');
});

it('has nothing to press where nothing can be edited', () => {
  renderReading('stakeholder');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
