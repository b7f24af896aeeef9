import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { untilFocused } from '../testing/untilFocused.ts';
import { restoreJournal } from './document/Journal.ts';
import { FormHarness } from './testing/FormHarness.tsx';
import { readDefinition } from './testing/readDefinition.ts';
import type { ToolsetFormHandle } from './ToolsetFormProps.ts';

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
  it('hands every letter over on flush, though nothing was committed yet', async () => {
    const ref = createRef<ToolsetFormHandle>();
    const onChange = vi.fn();
    render(<FormHarness ref={ref} definition={definition} content={three} onChange={onChange} />);
    await userEvent.type(nameInput(1), ' at noon');
    expect(onChange).not.toHaveBeenCalled();
    expect(names(ref.current?.flush())).toEqual(['Owner', 'Cashier at noon', 'Guest']);
    expect(ref.current?.editedPointers()).toEqual(['/stakeholders/1/nameOrRole']);
  });

  it('commits when the field is left', async () => {
    const onChange = vi.fn();
    render(<FormHarness definition={definition} content={three} onChange={onChange} />);
    await userEvent.type(nameInput(0), '!');
    await userEvent.tab();
    expect(names(onChange.mock.lastCall?.[0])).toEqual(['Owner!', 'Cashier', 'Guest']);
  });

  it('keeps the letters of a crashed page', async () => {
    render(<FormHarness definition={definition} content={three} journalKey="p1:stakeholder" />);
    await userEvent.type(nameInput(2), 's');
    const restored = restoreJournal('p1:stakeholder', definition.schema, three);
    expect(names(restored ?? undefined)).toEqual(['Owner', 'Cashier', 'Guests']);
  });

  it('forgets the journal once the page saved', async () => {
    const ref = createRef<ToolsetFormHandle>();
    render(<FormHarness ref={ref} definition={definition} content={three} journalKey="p1:stakeholder" />);
    await userEvent.type(nameInput(2), 's');
    act(() => {
      ref.current?.flush();
      ref.current?.markSaved();
    });
    expect(restoreJournal('p1:stakeholder', definition.schema, three)).toBeNull();
    expect(ref.current?.editedPointers()).toEqual([]);
  });

  it('keeps what was typed while a save was under way', async () => {
    const ref = createRef<ToolsetFormHandle>();
    render(<FormHarness ref={ref} definition={definition} content={three} />);
    await userEvent.type(nameInput(0), '1');
    const sent = ref.current?.flush();
    await userEvent.type(nameInput(0), '2');
    act(() => ref.current?.markSaved(structuredClone(sent)));
    expect(names(ref.current?.flush())[0]).toBe('Owner12');
  });
});

describe('lists', () => {
  it('moves an item by keyboard, says so and keeps the focus on the button', async () => {
    const ref = createRef<ToolsetFormHandle>();
    render(<FormHarness ref={ref} definition={definition} content={three} />);
    const button = screen.getByRole('button', { name: 'Move “Owner” down' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(names(ref.current?.flush())).toEqual(['Cashier', 'Owner', 'Guest']);
    expect(screen.getByRole('status').textContent).toBe('“Owner” is now number 2 of 3.');
    await untilFocused(() => screen.getByRole('button', { name: 'Move “Owner” down' }));
    expect(nameInput(1).value).toBe('Owner');
  });

  it('takes letters along that were typed just before a move', async () => {
    const ref = createRef<ToolsetFormHandle>();
    render(<FormHarness ref={ref} definition={definition} content={three} />);
    await userEvent.type(nameInput(2), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Move “Guest” up' }));
    expect(names(ref.current?.flush())).toEqual(['Owner', 'Guest!', 'Cashier']);
    expect(ref.current?.editedPointers()).toEqual(['/stakeholders/1/nameOrRole']);
  });

  it('removes an item and brings it back where it was', async () => {
    const ref = createRef<ToolsetFormHandle>();
    render(<FormHarness ref={ref} definition={definition} content={three} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove “Cashier”' }));
    expect(names(ref.current?.flush())).toEqual(['Owner', 'Guest']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names(ref.current?.flush())).toEqual(['Owner', 'Cashier', 'Guest']);
  });

  it('duplicates an item with an id of its own', async () => {
    const ref = createRef<ToolsetFormHandle>();
    const content = { stakeholders: [{ id: 'owner', nameOrRole: 'Owner', power: 4 }] };
    render(<FormHarness ref={ref} definition={definition} content={content} />);
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate “Owner”' }));
    const items = ref.current?.flush()['stakeholders'] as { id: string; power: number }[];
    expect(items.map(({ power }) => power)).toEqual([4, 4]);
    expect(items[1]?.id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(items[1]?.id).not.toBe('owner');
  });

  it('adds an item and puts the keyboard into it; stops at the limit', async () => {
    const full = { stakeholders: Array.from({ length: 29 }, (_, index) => ({ nameOrRole: `S${index}` })) };
    render(<FormHarness definition={definition} content={full} />);
    // By the elements, since reading every label after each of them takes longer than drawing them.
    await waitFor(() => expect(document.querySelectorAll('[data-item]')).toHaveLength(29));
    await userEvent.click(screen.getByRole('button', { name: 'Add: Stakeholder' }));
    await untilFocused(() => nameInput(29));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add: Stakeholder' }).disabled).toBe(true);
    expect(screen.getByText('The list is full: 30 entries.')).toBeTruthy();
  });
});

describe('errors', () => {
  it('shows them at the field and in a summary that leads there', async () => {
    const ref = createRef<ToolsetFormHandle>();
    const content = { stakeholders: [{ nameOrRole: 'Owner' }, { why: 'Pays' }] };
    render(<FormHarness ref={ref} definition={definition} content={content} />);
    act(() => void ref.current?.validate());
    const link = screen.getByRole('button', { name: 'Stakeholders › 2 › Name or role: Fill in this field.' });
    await userEvent.click(link);
    await untilFocused(() => nameInput(1));
    expect(nameInput(1).getAttribute('aria-invalid')).toBe('true');
    expect(nameInput(1).getAttribute('aria-describedby')).toContain(screen.getAllByText('Fill in this field.')[0]?.id);
    await userEvent.keyboard('Guest');
    await userEvent.tab();
    expect(screen.queryByText('Fill in this field.')).toBeNull();
  });

  it('shows what the server refused, and leads there whoever has just saved', async () => {
    const errors = [{ path: '/stakeholders/0/why', key: 'too-long', message: 'Shorter, please.' }];
    const { rerender } = render(<FormHarness definition={definition} content={three} errors={[]} />);
    rerender(<FormHarness definition={definition} content={three} errors={errors} />);
    await untilFocused(() => screen.getByRole('group', { name: '1 field needs your attention' }));
    const why = screen.getAllByLabelText('Why a stakeholder')[0];
    expect(why?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Shorter, please.')).toHaveLength(1);
  });
});

describe('a generation that streams', () => {
  it('fills fields in, adds items as they come and leaves the focus alone', () => {
    const { rerender } = render(<FormHarness definition={definition} content={null} generating />);
    const show = (streamedContent: ToolsetDocument) =>
      rerender(<FormHarness definition={definition} content={null} generating streamedContent={streamedContent} />);
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

  it('never overwrites what a person typed, before or during it, nor at its end', async () => {
    const ref = createRef<ToolsetFormHandle>();
    const props = { ref, definition };
    const { rerender } = render(<FormHarness {...props} content={three} />);
    await userEvent.type(nameInput(1), ' by hand');
    rerender(<FormHarness {...props} content={three} generating />);
    const partial = { stakeholders: [{ nameOrRole: 'A' }, { nameOrRole: 'B' }] };
    rerender(<FormHarness {...props} content={three} generating streamedContent={partial} />);
    expect(names(ref.current?.flush())).toEqual(['A', 'Cashier by hand', 'B']);
    await userEvent.type(nameInput(2), ' too');
    const final = { stakeholders: [{ nameOrRole: 'A1' }, { nameOrRole: 'B1', power: 2 }] };
    rerender(<FormHarness {...props} content={three} generating streamedContent={final} />);
    rerender(<FormHarness {...props} content={final} />);
    expect(names(ref.current?.flush())).toEqual(['A1', 'Cashier by hand', 'B too']);
  });
});

describe('computed values', () => {
  it('suggests an action from two scores until another is chosen', async () => {
    const ref = createRef<ToolsetFormHandle>();
    const content = { stakeholders: [{ nameOrRole: 'Owner', interest: 5 }] };
    render(<FormHarness ref={ref} definition={definition} content={content} />);
    const power = screen.getByRole('radiogroup', { name: 'Power or influence level' });
    await userEvent.click(within(power).getByRole('radio', { name: '5' }));
    const action = screen.getByRole('button', { name: /^Action/ });
    expect(action.textContent).toBe('Manage closely');
    await userEvent.click(action);
    await userEvent.click(await screen.findByRole('option', { name: 'Monitor' }));
    const suggestion = screen.getByText('The scores suggest “Manage closely”.');
    expect(screen.getByRole('button', { name: /^Action/ }).getAttribute('aria-describedby')).toContain(suggestion.id);
    await userEvent.click(within(power).getByRole('radio', { name: '4' }));
    expect(ref.current?.flush()).toEqual({
      stakeholders: [{ nameOrRole: 'Owner', interest: 5, power: 4, action: 'monitor' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(screen.getByRole('button', { name: /^Action/ }).textContent).toBe('Manage closely');
    await untilFocused(() => screen.getByRole('button', { name: /^Action/ }));
  });
});
