import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { createDocument } from '#web/form/testing/createDocument.ts';
import { FormHarness } from '#web/form/testing/FormHarness.tsx';
import { readDefinition } from '#web/form/testing/readDefinition.ts';

const definition = readDefinition('stakeholder');
const content = {
  stakeholders: [
    { id: 'a', nameOrRole: 'Owner', why: 'Pays' },
    { id: 'b', nameOrRole: 'Clerk', why: 'Serves' },
  ],
};

function show(locks: string[]) {
  const form = createDocument(definition, content);
  form.locked.note({ content, locks });
  const asked: string[] = [];
  render(<FormHarness definition={definition} document={form} onToggleLock={(pointer) => asked.push(pointer)} />);
  return { form, asked };
}
const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed');

it('locks an item and a field, by keyboard too, and says which are', async () => {
  const { form, asked } = show(['/stakeholders/1']);
  expect([isPressed('Keep mine: Owner'), isPressed('Keep mine: Clerk')]).toEqual(['false', 'true']);
  await userEvent.click(screen.getByRole('button', { name: /^1 ?Owner/ }));
  button('Keep mine: Why a stakeholder').focus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual(['/stakeholders/0/why']);
  act(() => form.locked.note({ content, locks: ['/stakeholders/0/why'] }));
  expect([isPressed('Keep mine: Why a stakeholder'), isPressed('Keep mine: Clerk')]).toEqual(['true', 'false']);
});

it('follows an item that is moved, and says nothing again at the fields of a locked item', async () => {
  const { form } = show(['/stakeholders/1']);
  act(() => form.moveItem('/stakeholders', 1, 0));
  expect(form.locked.at(form.content, '/stakeholders/0')).toBe('own');
  await userEvent.click(screen.getByRole('button', { name: /^1 ?Clerk/ }));
  screen.getByRole('textbox', { name: 'Why a stakeholder' });
  expect(screen.queryByRole('button', { name: /Why a stakeholder/ })).toBeNull();
});
