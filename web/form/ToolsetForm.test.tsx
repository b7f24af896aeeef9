import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';

import { untilFocused } from '../testing/untilFocused.ts';
import { createDocument } from './testing/createDocument.ts';
import { FormHarness } from './testing/FormHarness.tsx';
import { readDefinition } from './testing/readDefinition.ts';

const definition = readDefinition('stakeholder');
const three: ToolsetDocument = {
  stakeholders: [{ nameOrRole: 'Owner' }, { nameOrRole: 'Cashier' }, { nameOrRole: 'Guest' }],
};

function nameInput(position: number): HTMLInputElement {
  const input = screen.getAllByLabelText<HTMLInputElement>(/^Name or role/)[position];
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
    await userEvent.type(nameInput(1), ' at noon');
    expect(names(form.content)).toEqual(['Owner', 'Cashier', 'Guest']);
    expect(names(form.flush())).toEqual(['Owner', 'Cashier at noon', 'Guest']);
  });

  it('commits when a field is left', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await userEvent.type(nameInput(0), '!');
    await userEvent.tab();
    expect(names(form.content)).toEqual(['Owner!', 'Cashier', 'Guest']);
  });
});

describe('lists', () => {
  it('moves an item by keyboard, announces it and keeps the focus on the button', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    const button = screen.getByRole('button', { name: 'Move “Owner” down' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(names(form.flush())).toEqual(['Cashier', 'Owner', 'Guest']);
    expect(screen.getByRole('status').textContent).toBe('“Owner” is now number 2 of 3.');
    await untilFocused(() => screen.getByRole('button', { name: 'Move “Owner” down' }));
    expect(nameInput(1).value).toBe('Owner');
  });

  it('includes text typed just before a move', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await userEvent.type(nameInput(2), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Move “Guest” up' }));
    expect(names(form.flush())).toEqual(['Owner', 'Guest!', 'Cashier']);
  });

  it('removes an item and restores it in its place', async () => {
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove “Cashier”' }));
    expect(names(form.flush())).toEqual(['Owner', 'Guest']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names(form.flush())).toEqual(['Owner', 'Cashier', 'Guest']);
  });

  it('duplicates an item with an id of its own', async () => {
    const content = { stakeholders: [{ id: 'owner', nameOrRole: 'Owner', power: 4 }] };
    const form = createDocument(definition, content);
    render(<FormHarness definition={definition} document={form} />);
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate “Owner”' }));
    const items = form.flush()['stakeholders'] as { id: string; power: number }[];
    expect(items.map(({ power }) => power)).toEqual([4, 4]);
    expect(items[1]?.id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(items[1]?.id).not.toBe('owner');
  });

  it('adds an item and focuses it; stops at the limit', async () => {
    const full = { stakeholders: Array.from({ length: 29 }, (_, index) => ({ nameOrRole: `S${index}` })) };
    render(<FormHarness definition={definition} content={full} />);
    // By selector, since computing every label is slower than rendering.
    await waitFor(() => expect(document.querySelectorAll('[data-item]')).toHaveLength(29));
    await userEvent.click(screen.getByRole('button', { name: 'Add: Stakeholder' }));
    await untilFocused(() => nameInput(29));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add: Stakeholder' }).disabled).toBe(true);
    expect(screen.getByText('The list is full: 30 entries.')).toBeTruthy();
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
    await untilFocused(() => nameInput(1));
    expect(nameInput(1).getAttribute('aria-invalid')).toBe('true');
    expect(nameInput(1).getAttribute('aria-describedby')).toContain(screen.getAllByText('Fill in this field.')[0]?.id);
    await userEvent.keyboard('Guest');
    await userEvent.tab();
    expect(screen.queryByText('Fill in this field.')).toBeNull();
  });

  it('of the server are shown, and focused after saving', async () => {
    const errors = [{ path: '/stakeholders/0/why', key: 'too-long', message: 'Shorter, please.' }];
    const form = createDocument(definition, three);
    render(<FormHarness definition={definition} document={form} />);
    act(() => form.refuse(errors));
    await untilFocused(() => screen.getByRole('group', { name: '1 field needs your attention' }));
    const why = screen.getAllByLabelText('Why a stakeholder')[0];
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

  it('fills in fields and items as they arrive, without moving the focus', () => {
    const { open, show } = openForm(null);
    open.beginGeneration(null);
    show({ stakeholders: [{ nameOrRole: 'Mun' }] });
    const first = nameInput(0);
    first.focus();
    show({ stakeholders: [{ nameOrRole: 'Municipality', power: 5 }, { nameOrRole: 'Gu' }] });
    expect(nameInput(0)).toBe(first);
    expect(document.activeElement).toBe(first);
    expect(first.value).toBe('Municipality');
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: '5' })[1]?.checked).toBe(true);
    expect(nameInput(1).value).toBe('Gu');
  });

  it('never overwrites typed text, before, during or at the end', async () => {
    const { open, show } = openForm(three);
    await userEvent.type(nameInput(1), ' by hand');
    open.beginGeneration(null);
    show({ stakeholders: [{ nameOrRole: 'A' }, { nameOrRole: 'B' }] });
    expect(names(open.editable.content)).toEqual(['A', 'Cashier by hand', 'B']);
    await userEvent.type(nameInput(2), ' too');
    show({ stakeholders: [{ nameOrRole: 'A1' }, { nameOrRole: 'B1', power: 2 }] });
    const draft = { generationId: 'g', createdAt: '', cut: [], example: false };
    const written = {
      stakeholders: [
        { id: '1', nameOrRole: 'A1' },
        { id: '2', nameOrRole: 'B1', power: 2 },
      ],
    };
    act(() => open.finishGeneration(createState(definition, written, { draft })));
    expect(names(open.editable.content)).toEqual(['A1', 'Cashier by hand', 'B too']);
    expect(open.editable.value('/stakeholders/2')).toEqual({ id: '2', nameOrRole: 'B too', power: 2 });
  });
});

describe('computed values', () => {
  it('suggests an action from two scores until another is chosen', async () => {
    const content = { stakeholders: [{ nameOrRole: 'Owner', interest: 5 }] };
    const form = createDocument(definition, content);
    render(<FormHarness definition={definition} document={form} />);
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
