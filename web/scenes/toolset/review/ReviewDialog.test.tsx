import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { ReviewDialog } from './ReviewDialog.tsx';

const definition = readDefinition('stakeholder');
const owner = { id: 'a', nameOrRole: 'Owner', why: 'Pays the rent every month', interest: 3 };
const clerk = { id: 'b', nameOrRole: 'Clerk', why: 'Serves' };
const guest = { id: 'c', nameOrRole: 'Guest', why: 'Eats' };
const saved = { stakeholders: [owner, clerk, guest] };
const drafted = {
  stakeholders: [
    { ...owner, id: 'x', why: 'Pays the rent and the cooks every month', interest: 4 },
    { ...guest, id: 'y', why: 'Eats and pays' },
    { id: 'z', nameOrRole: 'Neighbour', why: 'Smells it' },
  ],
};
const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };

let document: OpenDocument;
let isClosed: boolean;
afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  localStorage.clear();
  isClosed = false;
});

/** As it is when a draft has been written over what was saved, of which a model had written the owner and the clerk. */
function open(locks: string[] = [], type?: () => void, waiting: NonNullable<ToolsetState['draft']> = draft) {
  document = createOpenDocument(
    definition,
    createState(definition, saved, { unconfirmed: ['/stakeholders/0', '/stakeholders/1'] }),
  );
  document.beginGeneration(null);
  type?.();
  const isReviewed = document.finishGeneration(
    createState(definition, drafted, { draft: waiting, savedContent: saved, locks }),
  );
  if (isReviewed) render(<ReviewDialog document={document} onClose={() => (isClosed = true)} />);
  return isReviewed;
}
const group = (name: RegExp) => screen.getByRole('group', { name });
const choice = (name: RegExp, option: string) =>
  within(group(name)).getByRole('radio', { name: option, exact: true } as never) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stakeholders = () => document.editable.content['stakeholders'] as Record<string, unknown>[];

it('shows what changed and nothing else, with the words that did, and keeps what people wrote at first', () => {
  open();
  expect(screen.getAllByRole('group')).toHaveLength(5);
  expect(choice(/Owner › Why/, 'New').checked).toBe(true);
  expect(within(group(/Owner › Why/)).getByRole('insertion').textContent).toBe('and the cooks ');
  expect(choice(/Guest › Why.*Written by hand/, 'Mine').checked).toBe(true);
  expect(choice(/Neighbour.*New entry/, 'Add it').checked).toBe(true);
  expect(choice(/Clerk.*Left out/, 'Remove it').checked).toBe(true);
  expect(screen.queryByText('4 accepted, 1 kept')).not.toBeNull();
});

it('takes some, by keyboard too, and gives all of it back', async () => {
  open();
  const shown = document.editable.content;
  choice(/Owner › Why/, 'New').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(choice(/Owner › Why/, 'Mine').checked).toBe(true);
  await userEvent.click(choice(/Clerk/, 'Keep it'));
  expect(screen.queryByText('2 accepted, 3 kept')).not.toBeNull();
  await press('Apply');
  expect(isClosed).toBe(true);
  expect(stakeholders()).toMatchObject([{ ...owner, interest: 4 }, clerk, guest, { id: 'z', nameOrRole: 'Neighbour' }]);
  expect(document.status).toMatchObject({ review: 'undoable', dirty: true });
  document.undoReview();
  expect(document.editable.content).toEqual(shown);
  expect(document.status).toMatchObject({ review: 'possible', dirty: false });
});

it('takes nothing, or everything', async () => {
  open();
  await press('Keep all mine');
  await press('Apply');
  expect(stakeholders().map(({ id, why }) => [id, why])).toEqual(saved.stakeholders.map(({ id, why }) => [id, why]));
  document.undoReview();
  await press('Accept all');
  await press('Apply');
  expect(stakeholders().map(({ id, why }) => [id, why])).toEqual(drafted.stakeholders.map(({ id, why }) => [id, why]));
});

it('loses nothing that was typed while the draft was written, and tells that it is by hand', async () => {
  open([], () => document.editable.set('/stakeholders/1/why', 'Serves and sings'));
  expect(choice(/Clerk.*Left out.*Written by hand/, 'Keep it').checked).toBe(true);
  await press('Apply');
  expect(stakeholders().some(({ why }) => why === 'Serves and sings')).toBe(true);
});

it('knows what was typed and saved before as written by hand', async () => {
  document = createOpenDocument(definition, createState(definition, saved, { unconfirmed: [''] }));
  document.editable.set('/stakeholders/0/why', 'Said so twice');
  const content = document.editable.content;
  vi.stubGlobal('fetch', async () => Response.json({ data: { content, revision: 2 } }));
  expect(await document.save('en')).toBe('saved');
  document.beginGeneration(null);
  document.finishGeneration(createState(definition, drafted, { draft, savedContent: content }));
  render(<ReviewDialog document={document} onClose={() => {}} />);
  expect(choice(/Owner › Why.*Written by hand/, 'Mine').checked).toBe(true);
  expect(choice(/Guest › Why/, 'New').checked).toBe(true);
});

it('is closed without a decision, and leaves the draft as it is', async () => {
  open();
  await press('Later');
  expect(isClosed).toBe(true);
  expect(stakeholders()).toEqual(drafted.stakeholders);
  expect(document.status).toMatchObject({ review: 'possible', dirty: false });
});

it('keeps what was chosen until later, on the page and over a reload, and lets it be changed then', async () => {
  open();
  await userEvent.click(choice(/Owner › Why/, 'Mine'));
  await press('Later');
  const content = document.editable.content;
  expect(stakeholders()[0]!['why']).toBe(owner.why);
  expect(document.review?.hasUndecided(definition)).toBe(true);
  cleanup();

  const server = createState(definition, drafted, { draft, savedContent: saved });
  document.close();
  document = createOpenDocument(definition, server);
  expect(document.editable.content).toEqual(content);
  render(<ReviewDialog document={document} onClose={() => {}} />);
  expect(choice(/Owner › Why/, 'Mine').checked).toBe(true);
  await userEvent.click(choice(/Owner › Why/, 'New'));
  await press('Apply');
  expect(stakeholders()[0]!['why']).toBe(drafted.stakeholders[0]!.why);
  expect(document.review?.hasUndecided(definition)).toBe(false);
});

it('forgets what was chosen of a draft that is there no more', async () => {
  open();
  await press('Keep all mine');
  await press('Later');
  cleanup();
  const another = { draft: { ...draft, generationId: 'h' }, savedContent: saved };
  expect(createOpenDocument(definition, createState(definition, drafted, another)).review?.choices).toBeNull();
  createOpenDocument(definition, createState(definition, saved));
  const same = createState(definition, drafted, { draft, savedContent: saved });
  expect(createOpenDocument(definition, same).review?.choices).toBeNull();
});

it('is not there for a draft that only fills what was empty', () => {
  const definitionOf = readDefinition('stakeholder');
  document = createOpenDocument(definitionOf, createState(definitionOf, null));
  document.beginGeneration(null);
  expect(document.finishGeneration(createState(definitionOf, drafted, { draft, savedContent: null }))).toBe(false);
  expect(document.status.review).toBe('none');
});

it('says of a draft that broke off why, and has the rest written from there', async () => {
  const orders: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    orders.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 500 });
  });
  open();
  const reason = 'The answer broke off';
  const unfinished = { because: 'model-cut-off', reason, fields: ['/stakeholders'], price: 4 } as const;
  const server = {
    ...document.status.server,
    draft: { ...draft, unfinished: { ...unfinished, fields: ['/stakeholders'] } },
  };
  Object.assign(toolsetScreen, { document: ref(document), server: ref(server) });
  const note = await screen.findByText(/^The answer broke off\./);
  expect(note.closest('p')!.textContent).toContain('Costs 4 tokens.');
  await press('Go on');
  expect(isClosed).toBe(true);
  await vi.waitUntil(() => orders.length > 0);
  expect(orders[0]).toEqual({ goOn: true });
});

it('tells beside a change what is worth a look in it, and of the draft as a whole', async () => {
  const remarks = [
    { pointer: '', kind: 'language' as const, words: '' },
    { pointer: '/stakeholders/2/why', kind: 'figure' as const, words: '640' },
  ];
  open([], undefined, { ...draft, remarks });
  Object.assign(toolsetScreen, { document: ref(document), server: ref(document.status.server) });
  expect(within(group(/Neighbour/)).queryByText(/^640: this figure stands in nothing/)).not.toBeNull();
  expect(within(group(/Owner › Why/)).queryByText(/640/)).toBeNull();
  await screen.findByText(/^The draft is in another language than the project/);
});
