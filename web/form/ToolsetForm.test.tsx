import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { createDocument } from './testing/createDocument.ts';
import { FormHarness } from './testing/FormHarness.tsx';
import { readDefinition } from './testing/readDefinition.ts';

const definition = readDefinition('stakeholder');
const three: ToolsetDocument = {
  stakeholders: [{ nameOrRole: 'Owner' }, { nameOrRole: 'Cashier' }, { nameOrRole: 'Guest' }],
};

/** Opens a row by its title. */
function openRow(title: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: new RegExp(`^\\d+ ?${title}`), expanded: false }));
}

async function openAll(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Open all/ }));
}

async function choose(title: string, action: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Options for “${title}”` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

function nameInput(position: number): HTMLTextAreaElement {
  const input = screen.getAllByLabelText<HTMLTextAreaElement>(/^Name or role/)[position];
  if (!input) throw new Error(`no stakeholder ${position}`);
  return input;
}

function names(document: ToolsetDocument | undefined): unknown[] {
  return ((document?.['stakeholders'] ?? []) as { nameOrRole?: string }[]).map(({ nameOrRole }) => nameOrRole);
}

describe('typing', () => {
  it('keeps every typed letter before anything is rendered or committed', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await openAll();
    await userEvent.type(nameInput(1), ' at noon');
    expect(names(form.content)).toEqual(['Owner', 'Cashier', 'Guest']);
    expect(names(form.flush())).toEqual(['Owner', 'Cashier at noon', 'Guest']);
  });

  it('commits when a field is left', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await openRow('Owner');
    await userEvent.type(nameInput(0), '!');
    await userEvent.tab();
    expect(names(form.content)).toEqual(['Owner!', 'Cashier', 'Guest']);
  });
});

describe('a date on the first screen', () => {
  const dated = readDefinition('requirement');
  const dateInput = () => screen.queryByLabelText<HTMLInputElement>(/^Date/);

  it('comes right after the fields that are drawn faster', async () => {
    render(<FormHarness definition={dated} content={{ version: 'MVP 0.9', date: '2026-04-17' }} />);
    expect(screen.getByLabelText<HTMLInputElement>(/^Version/).value).toBe('MVP 0.9');
    expect(dateInput()).toBeNull();
    await waitFor(() => expect(dateInput()?.value).toBe('2026-04-17'));
  });

  it('is there at once for whoever is led to it', () => {
    const form = createDocument(dated, { date: '2026-04-17' });
    render(<FormHarness definition={dated} document={form} />);
    act(() => form.requestFocus('/date'));
    expect(globalThis.document.activeElement).toBe(dateInput());
  });
});

describe('lists', () => {
  it('shows closed rows with their key values, and mounts the fields of the one that is open', async () => {
    const content = { stakeholders: [{ nameOrRole: 'Owner', interest: 5, power: 2 }, { nameOrRole: 'Guest' }] };
    render(<FormHarness definition={definition} content={content} />);
    expect(screen.queryByLabelText(/^Name or role/)).toBeNull();
    expect(
      screen.queryByRole('button', { name: /Owner.*Interest level 5.*Power or influence level 2/ }),
    ).not.toBeNull();
    await openRow('Owner');
    expect(nameInput(0).value).toBe('Owner');
    await openRow('Guest');
    expect(screen.getAllByLabelText(/^Name or role/)).toHaveLength(1);
    expect(nameInput(0).value).toBe('Guest');
    await openAll();
    expect(screen.getAllByLabelText(/^Name or role/)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Close all/ }));
    expect(screen.queryByLabelText(/^Name or role/)).toBeNull();
  });

  it('moves an item by its menu, announces it and keeps the focus on the menu', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await openRow('Owner');
    screen.getByRole('button', { name: 'Options for “Owner”' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Move down' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names(form.flush())).toEqual(['Cashier', 'Owner', 'Guest']));
    expect(screen.getByRole('status').textContent).toBe('“Owner” is now number 2 of 3.');
    await untilFocused(() => screen.getByRole('button', { name: 'Options for “Owner”' }));
    // It is still the one that is open.
    expect(nameInput(0).value).toBe('Owner');
  });

  it('moves the row that has the focus by Alt and the arrow keys, with text typed just before', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await openRow('Guest');
    await userEvent.type(nameInput(0), '!');
    const row = screen.getByRole('button', { expanded: true });
    row.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names(form.flush())).toEqual(['Owner', 'Guest!', 'Cashier']);
    expect(document.activeElement).toBe(row);
  });

  it('removes an item and restores it in its place', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await choose('Cashier', 'Remove');
    await waitFor(() => expect(names(form.flush())).toEqual(['Owner', 'Guest']));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names(form.flush())).toEqual(['Owner', 'Cashier', 'Guest']);
    await untilFocused(() => screen.getByRole('button', { name: /^\d+ ?Cashier/ }));
  });

  it('duplicates an item with an id of its own', async () => {
    const content = { stakeholders: [{ id: 'owner', nameOrRole: 'Owner', power: 4 }] };
    const form = createDocument(definition, content);
    render(<FormHarness definition={definition} document={form} />);
    await choose('Owner', 'Duplicate');
    await waitFor(() => expect(names(form.flush())).toHaveLength(2));
    const items = form.flush()['stakeholders'] as { id: string; power: number }[];
    expect(items.map(({ power }) => power)).toEqual([4, 4]);
    expect(items[1]?.id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(items[1]?.id).not.toBe('owner');
  });

  it('opens an added item and focuses it; stops at the limit', async () => {
    const full = { stakeholders: Array.from({ length: 29 }, (_, index) => ({ nameOrRole: `S${index}` })) };
    render(<FormHarness definition={definition} content={full} />);
    // By selector, since computing every label is slower than rendering.
    await waitFor(() => expect(document.querySelectorAll('[data-item]')).toHaveLength(29));
    await userEvent.click(screen.getByRole('button', { name: 'Add stakeholder' }));
    // Alone, since only the new row is open.
    await untilFocused(() => nameInput(0));
    expect(nameInput(0).value).toBe('');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add stakeholder' }).disabled).toBe(true);
    expect(screen.queryByText('The list is full: 30 entries.')).not.toBeNull();
  });
});

describe('errors', () => {
  it('are shown at the field and in a summary with links', async () => {
    const content = { stakeholders: [{ nameOrRole: 'Owner' }, { why: 'Pays' }] };
    const form = createDocument(definition, content);
    render(<FormHarness definition={definition} document={form} />);
    await act(() => form.check('en'));
    const link = screen.getByRole('button', { name: 'Stakeholders › 2 › Name or role: Fill in this field.' });
    await userEvent.click(link);
    await untilFocused(() => nameInput(0));
    expect(nameInput(0).getAttribute('aria-invalid')).toBe('true');
    expect(nameInput(0).getAttribute('aria-describedby')).toContain(screen.getAllByText('Fill in this field.')[0]?.id);
    await userEvent.keyboard('Guest');
    await userEvent.tab();
    expect(screen.queryByText('Fill in this field.')).toBeNull();
  });

  it('are told on the closed row around them', async () => {
    const form = createDocument(definition, { stakeholders: [{ nameOrRole: 'Owner' }, { why: 'Pays' }] });
    render(<FormHarness definition={definition} document={form} />);
    act(() => void form.check('en'));
    await screen.findByRole('button', { name: /Stakeholder 2.*1 field needs attention/ });
  });

  it('of the server are shown, and focused after saving', async () => {
    const errors = [{ path: '/stakeholders/0/why', key: 'too-long', message: 'Shorter, please.' }];
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    act(() => form.showErrors(errors));
    await untilFocused(() => screen.getByRole('group', { name: '1 field needs your attention' }));
    await openRow('Owner');
    const why = screen.getByLabelText('Why a stakeholder');
    expect(why?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Shorter, please.')).toHaveLength(1);
  });
});

describe('a generation that streams', () => {
  function openForm(content: ToolsetDocument | null) {
    const open = createOpenDocument(definition, createState(definition, content));
    render(<FormHarness definition={definition} document={open.editable} generating />);
    const show = (partial: ToolsetDocument) => act(() => open.showPartial(partial));
    return { open, show };
  }

  it('fills in fields and items as they arrive, without moving the focus', async () => {
    const { open, show } = openForm(null);
    open.beginGeneration(null);
    show({ stakeholders: [{ nameOrRole: 'Mun' }] });
    await openRow('Mun');
    const first = nameInput(0);
    first.focus();
    show({ stakeholders: [{ nameOrRole: 'Municipality', power: 5 }, { nameOrRole: 'Gu' }] });
    expect(nameInput(0)).toBe(first);
    expect(document.activeElement).toBe(first);
    expect(first.value).toBe('Municipality');
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: '5' })[1]?.checked).toBe(true);
    expect(screen.queryByRole('button', { name: /Gu/, expanded: false })).not.toBeNull();
  });

  it('never overwrites typed text, before, during or at the end', async () => {
    const { open, show } = openForm(three);
    await openAll();
    await userEvent.type(nameInput(1), ' by hand');
    open.beginGeneration(null);
    show({ stakeholders: [{ nameOrRole: 'A' }, { nameOrRole: 'B' }] });
    expect(names(open.editable.content)).toEqual(['A', 'Cashier by hand', 'B']);
    await userEvent.type(nameInput(2), ' too');
    show({ stakeholders: [{ nameOrRole: 'A1' }, { nameOrRole: 'B1', power: 2 }] });
    const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };
    const written = {
      stakeholders: [
        { id: '1', nameOrRole: 'A1' },
        { id: '2', nameOrRole: 'B1', power: 2 },
      ],
    };
    act(() => void open.finishGeneration(createState(definition, written, { draft })));
    expect(names(open.editable.content)).toEqual(['A1', 'Cashier by hand', 'B too']);
    expect(open.editable.value('/stakeholders/2')).toEqual({ id: '2', nameOrRole: 'B too', power: 2 });
  });
});

describe('computed values', () => {
  it('suggests an action from two scores until another is chosen', async () => {
    const content = { stakeholders: [{ nameOrRole: 'Owner', interest: 5 }] };
    const form = createDocument(definition, content);
    render(<FormHarness definition={definition} document={form} />);
    await openRow('Owner');
    const power = screen.getByRole('radiogroup', { name: 'Power or influence level' });
    await userEvent.click(within(power).getByRole('radio', { name: '5' }));
    const action = screen.getByRole('button', { name: /^Action/ });
    expect(action.textContent).toBe('Manage closely');
    await userEvent.click(action);
    await userEvent.click(await screen.findByRole('option', { name: 'Monitor' }));
    const suggestion = screen.getByText('The scores suggest “Manage closely”.');
    expect(screen.getByRole('button', { name: /^Action/ }).getAttribute('aria-describedby')).toContain(suggestion.id);
    await userEvent.click(within(power).getByRole('radio', { name: '4' }));
    expect(form.flush()).toEqual({
      stakeholders: [{ nameOrRole: 'Owner', interest: 5, power: 4, action: 'monitor' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(screen.getByRole('button', { name: /^Action/ }).textContent).toBe('Manage closely');
    await untilFocused(() => screen.getByRole('button', { name: /^Action/ }));
  });
});
