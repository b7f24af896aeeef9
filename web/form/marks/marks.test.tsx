import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import type { EditableDocument } from '#web/document/EditableDocument.ts';
import { createDocument } from '#web/form/testing/createDocument.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

const definition = readDefinition('stakeholder');
const owner = { id: 'a', nameOrRole: 'Owner', why: 'Pays the rent every month', interest: 3, power: 5 };
const clerk = { id: 'b', nameOrRole: 'Clerk', why: 'Serves' };
const guest = { id: 'c', nameOrRole: 'Guest', why: 'Eats' };
const before = { stakeholders: [owner, clerk, guest] };
const draft = {
  stakeholders: [
    { ...owner, why: 'Pays the rent and the cooks every month', interest: 4, how: 'Ask' },
    guest,
    { id: 'd', nameOrRole: 'Neighbour' },
  ],
};

let form: EditableDocument;
beforeEach(() => {
  form = createDocument(definition, draft);
  form.marks.compare({ before, draft: form.content }, form.content);
});

const show = () => render(<FormHarness definition={definition} document={form} />);
const row = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const stakeholders = () => form.content['stakeholders'] as Record<string, unknown>[];

it('shows closed rows with what the draft changed in them', async () => {
  show();
  expect(row(/^1 ?Owner/).textContent).toContain('3 fields changed by the draft');
  expect(row(/^3 ?Neighbour/).textContent).toContain('new in the draft');
  expect(row(/^2 ?Guest/).textContent).not.toContain('AI draft');
});

it('tells at a field that the draft changed it, and shows the difference in its place', async () => {
  show();
  await userEvent.click(row(/^1 ?Owner/));
  expect(
    field(/^Why a stakeholder/)
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toContain('changed by the draft');
  await userEvent.click(screen.getByRole('button', { name: /^See the difference: Why/ }));
  const difference = screen.getByRole('group', { name: /^Why a stakeholder/ });
  expect(within(difference).getByRole('insertion').textContent).toBe('and the cooks ');
  expect(within(difference).queryByRole('deletion')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Hide the difference: Why/ }));
  expect((field(/^Why a stakeholder/) as HTMLTextAreaElement).value).toBe('Pays the rent and the cooks every month');
  expect(screen.queryByText('was 3')).not.toBeNull();
  expect(screen.queryByText('was empty')).not.toBeNull();
});

it('puts one value back as an edit of the person, and goes on in that field', async () => {
  let edits = 0;
  form.observer = { onType: () => {}, onEdit: () => (edits += 1) };
  show();
  await userEvent.click(row(/^1 ?Owner/));
  await userEvent.click(screen.getByRole('button', { name: /^Undo: Why/ }));
  expect(stakeholders()[0]).toMatchObject({ why: owner.why, interest: 4 });
  expect(edits).toBe(1);
  expect(document.activeElement).toBe(field(/^Why a stakeholder/));
  expect(screen.queryByText(/is as it was before the draft/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^1 ?Owner.*2 fields changed by the draft/ })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Undo: Interest/ }));
  expect(stakeholders()[0]?.['interest']).toBe(3);
});

it('keeps the letters and the focus when typing takes a mark away', async () => {
  show();
  await userEvent.click(row(/^1 ?Owner/));
  await userEvent.type(field(/^Why a stakeholder/), '!');
  const input = document.activeElement;
  act(() => form.commit());
  expect(screen.queryByRole('button', { name: /^Undo: Why/ })).toBeNull();
  expect(document.activeElement).toBe(input);
});

it('names what the draft leaves out, and brings it back in its place', async () => {
  show();
  expect(screen.queryByText('The draft leaves out “Clerk”.')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bring back: Clerk' }));
  expect(stakeholders().map(({ nameOrRole }) => nameOrRole)).toEqual(['Owner', 'Clerk', 'Guest', 'Neighbour']);
  expect(screen.queryByText(/leaves out/)).toBeNull();
});
