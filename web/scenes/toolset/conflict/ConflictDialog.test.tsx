import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { startI18n } from '#web/i18n/startI18n.ts';

import { ConflictDialog } from './ConflictDialog.tsx';

const owner = { id: 'a', nameOrRole: 'Owner', why: 'Pays for every cup.' };
const clerk = { id: 'b', nameOrRole: 'Clerk', why: 'Hands the cups out.' };
const guest = { id: 'c', nameOrRole: 'Guest', why: 'Drinks.' };
const definition = readDefinition('stakeholder');
let document: OpenDocument;

beforeEach(async () => {
  localStorage.clear();
  await startI18n('en');
});

/** As it is when both have changed the owner, each has removed what the other changed, and both sorted the list. */
function open() {
  document = createOpenDocument(definition, createState(definition, { stakeholders: [owner, clerk, guest] }));
  const mine = [
    { ...guest, who: 'Ada' },
    { ...owner, why: 'Pays for every single cup.' },
    { id: 'd', nameOrRole: 'Mine' },
  ];
  const theirs = [
    { ...clerk, who: 'Bora' },
    { ...owner, why: 'Pays for every paper cup.', how: 'A talk.' },
  ];
  document.editable.set('/stakeholders', mine);
  document.noteForeign(createState(definition, { stakeholders: theirs }, { revision: 2 }), true);
  render(<ConflictDialog document={document} onClose={() => document.putOffConflict()} />);
}
const group = (name: RegExp) => screen.getByRole('group', { name });
const choice = (place: RegExp, name: string) => within(group(place)).getByRole('radio', { name }) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () =>
  (document.editable.content['stakeholders'] as { nameOrRole: string }[]).map((each) => each.nameOrRole);

it('shows the disputed places and no others, with the words of each side marked, and begins with mine', () => {
  open();
  expect(screen.getAllByRole('group')).toHaveLength(3);
  const marked = [...group(/Owner › Why/).querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['single', 'paper']);
  expect(choice(/Clerk.*removed by you/, 'Mine: leave it out').checked).toBe(true);
  expect(choice(/Guest.*removed in the other version/, 'Mine: keep it').checked).toBe(true);
  expect(screen.queryByText('3 mine, 0 from the other version')).not.toBeNull();
});

it('joins each chosen side with what nobody disputes, and sets the rest aside', async () => {
  open();
  await userEvent.click(choice(/Owner › Why/, 'Other version'));
  await userEvent.click(choice(/Clerk/, 'Other version: keep it'));
  await press('Apply');
  expect(document.conflict).toBeNull();
  expect(document.editable.content['stakeholders']).toMatchObject([
    { ...guest, who: 'Ada' },
    { ...clerk, who: 'Bora' },
    { id: 'a', why: 'Pays for every paper cup.', how: 'A talk.' },
    { id: 'd' },
  ]);
  expect(document.status).toMatchObject({ isContradicted: false, dirty: true, hasSetAside: true });
  document.bringBack();
  expect(names()).toEqual(['Owner', 'Mine']);
  expect(document.editable.value('/stakeholders/0')).toMatchObject({
    why: 'Pays for every single cup.',
    how: 'A talk.',
  });
});

it('takes everything from one side at once', async () => {
  open();
  await press('All from the other version');
  expect(screen.queryByText('0 mine, 3 from the other version')).not.toBeNull();
  await press('All mine');
  await press('All from the other version');
  await press('Apply');
  expect(names()).toEqual(['Clerk', 'Owner', 'Mine']);
});

it('is put off without a loss', async () => {
  open();
  const { content } = document.editable;
  await press('Later');
  expect(document.status).toMatchObject({ isContradicted: false, dirty: true, hasSetAside: false });
  expect(document.editable.content).toBe(content);
});
