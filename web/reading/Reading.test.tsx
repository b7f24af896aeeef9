import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { readDocument } from '#engine/reading/readDocument.ts';
import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';

import { Reading } from './Reading.tsx';
import { mark } from './unconfirmed/marks.tsx';

function renderReading(
  id: string,
  {
    editHref,
    isAllOpen,
    at = '/',
  }: Pick<ComponentProps<typeof Reading>, 'editHref' | 'isAllOpen'> & { at?: string } = {},
) {
  const blocks = readDocument(readDefinition(id), readExample(id, 'en'), 'en');
  render(
    <MemoryRouter initialEntries={[at]}>
      <Reading blocks={blocks} editHref={editHref} isAllOpen={isAllOpen} />
    </MemoryRouter>,
  );
}

it('shows each item under a heading of its own, with its scores in words', () => {
  renderReading('stakeholder');
  expect(screen.queryByRole('heading', { level: 2, name: 'Stakeholders' })).not.toBeNull();
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('there must be an item');
  expect(
    within(first).queryByRole('heading', { level: 3, name: 'Owner of a neighbourhood restaurant' }),
  ).not.toBeNull();
  expect(within(first).getAllByText('5 out of 5')).toHaveLength(2);
  expect(within(first).queryByText('Manage closely')).not.toBeNull();
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
  renderReading('stakeholder', { editHref: (pointer) => `?mode=edit#${pointer}` });
  const [link] = screen.getAllByRole('link', { name: 'Edit: Why a stakeholder' });
  expect(link?.getAttribute('href')).toBe('/?mode=edit#/stakeholders/0/why');
});

it('has nothing to press where nothing can be edited', () => {
  renderReading('stakeholder');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

describe('a long reading', () => {
  beforeAll(() => {
    // jsdom lays nothing out.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    Element.prototype.scrollIntoView = () => {};
    return () => vi.unstubAllGlobals();
  });

  const row = (name: string) => {
    const found = screen.getByRole('heading', { name, hidden: true }).closest('details');
    if (!found) throw new Error(`${name} must be a row`);
    return found;
  };

  it('closes long lists, and tells what is in their rows', () => {
    renderReading('requirement');
    expect(row('Till prompt').open).toBe(false);
    expect(row('Till prompt').querySelector('summary')?.textContent).toContain('Must have');
    fireEvent.click(screen.getByRole('button', { name: 'Open all: Functional requirements' }));
    expect(row('Till prompt').open).toBe(true);
    expect(row('Courier return').open).toBe(true);
    expect(row('Open at lunch').open).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close all: Functional requirements' }));
    expect(row('Till prompt').open).toBe(false);
  });

  it('opens the item that the address leads to, and gives it the focus', () => {
    renderReading('requirement', { at: '/#/functionalRequirements/2/description' });
    expect(row('Till prompt').open).toBe(true);
    expect(row('Till prompt').contains(document.activeElement)).toBe(true);
    expect(row('Courier return').open).toBe(false);
  });

  it('is all open on paper', () => {
    renderReading('requirement', { isAllOpen: true });
    expect(row('Courier return').open).toBe(true);
  });

  it('has contents, which a short one does not need', async () => {
    renderReading('requirement');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    fireEvent.click(within(contents).getByRole('button', { name: 'Risks' }));
    expect(within(document.activeElement as HTMLElement).getByRole('heading', { level: 2 }).textContent).toBe('Risks');
  });
});

it('shows all of a short reading', () => {
  renderReading('about');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.querySelector('details')).toBeNull();
});

describe('a reading that would be long', () => {
  const foldAround = (level: number, name: string) =>
    screen.getByRole('heading', { level, name, hidden: true }).closest('details');

  it('closes its lists where that is enough to overlook it', () => {
    renderReading('scamper');
    const items = screen.getAllByRole('heading', { level: 4, hidden: true }).map((title) => title.closest('details'));
    expect(items.length).toBeGreaterThan(10);
    expect(items.map((item) => item?.open)).toEqual(items.map(() => false));
    expect(foldAround(2, 'Seven letters')).toBeNull();
  });

  it('closes its largest sections as well where closed lists are not enough', () => {
    renderReading('lean-canvas');
    expect(foldAround(2, 'Unit economics')?.open).toBe(false);
    expect(foldAround(2, 'Unique value proposition')).toBeNull();
  });
});

it('tells what a claim rests on on a chip that opens', () => {
  renderReading('lean-canvas', { isAllOpen: false });
  const [quote] = screen.getAllByText(/“So the default decides/);
  const chip = quote?.closest('details');
  expect(chip?.open).toBe(false);
  fireEvent.click(chip!.querySelector('summary')!);
  expect(chip?.open).toBe(true);
});

it('says once of an item, and of each text beside confirmed ones, that nobody has confirmed it', () => {
  const definition = readDefinition('stakeholder');
  const content = readExample('stakeholder', 'en');
  const known = { document: content, unconfirmed: ['/stakeholders/0', '/stakeholders/1/why'] };
  const blocks = readDocument(definition, content, 'en');
  const { legend, blocks: marked, renderMark } = mark(blocks, { definition, content, language: 'en', known });
  render(
    <MemoryRouter>
      {legend}
      <Reading blocks={marked} renderMark={renderMark} isAllOpen />
    </MemoryRouter>,
  );
  expect(screen.getByText('Drafted by AI, not confirmed by anyone yet')).toBeTruthy();
  const [first, second, third] = document.querySelectorAll<HTMLElement>('[data-item]');
  if (!first || !second || !third) throw new Error('there must be items');
  expect(within(first).getAllByText('unconfirmed')).toHaveLength(1);
  expect(within(first).getByRole('heading', { name: /unconfirmed$/ })).toBeTruthy();
  expect(within(second).getAllByText('unconfirmed')).toHaveLength(1);
  expect(within(second).queryByRole('heading', { name: /unconfirmed$/ })).toBeNull();
  expect(within(third).queryByText('unconfirmed')).toBeNull();
});
