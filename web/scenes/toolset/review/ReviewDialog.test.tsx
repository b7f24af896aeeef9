import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { reviewAfterApproval } from '#web/document/reviewAfterApproval.ts';
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
function open(
  locks: string[] = [],
  type?: () => void,
  waiting: NonNullable<ToolsetState['draft']> = draft,
  confirmed: string[] = [],
) {
  document = createOpenDocument(
    definition,
    createState(definition, saved, { unconfirmed: ['/stakeholders/0', '/stakeholders/1'] }),
  );
  document.beginGeneration(null);
  type?.();
  const isReviewed = document.finishGeneration(
    createState(definition, drafted, { draft: waiting, savedContent: saved, locks, confirmed }),
  );
  if (isReviewed) render(<ReviewDialog document={document} onClose={() => (isClosed = true)} />);
  return isReviewed;
}
const group = (name: RegExp) => screen.getByRole('group', { name });
const choice = (name: RegExp, option: string) =>
  within(group(name)).getByRole('radio', { name: option, exact: true } as never) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stakeholders = () => document.editable.content['stakeholders'] as Record<string, unknown>[];

const key = (keys: string) => userEvent.keyboard(keys);
const focused = () => window.document.activeElement;

it('shows what changed and nothing else, with the words that did, and what people wrote', () => {
  open();
  expect(screen.getAllByRole('group')).toHaveLength(5);
  const why = within(group(/Owner › Why/));
  expect(why.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['and the cooks ']);
  expect(why.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  expect(screen.queryByRole('group', { name: /Guest › Why.*Written by hand/ })).not.toBeNull();
  expect(choice(/Neighbour.*New entry/, 'Add it').checked).toBe(false);
  expect(choice(/Clerk.*Left out/, 'Remove it').checked).toBe(false);
  expect(screen.queryByText('5 to decide')).not.toBeNull();
  expect(screen.queryByText('3 of 3 entries change')).not.toBeNull();
});

it('is decided by one key for each change, which leads on to the next, and taken back by Ctrl+Z', async () => {
  open();
  await vi.waitUntil(() => focused() === group(/Owner › Why/));
  await key('t');
  expect(choice(/Owner › Why/, 'Take new').checked).toBe(true);
  expect(focused()).toBe(group(/Owner › Interest/));
  await key('k');
  await key('j');
  const skipped = focused();
  await key('{Shift>}j{/Shift}');
  expect(focused()).not.toBe(skipped);
  expect(screen.queryByText('1 taken, 1 kept, 3 to decide')).not.toBeNull();
  await key('{Control>}z{/Control}');
  expect(focused()).toBe(group(/Owner › Interest/));
  expect(screen.queryByText('1 taken, 0 kept, 4 to decide')).not.toBeNull();
});

it('is decided by the mouse without losing the place, and gives all of it back', async () => {
  open();
  const shown = document.editable.content;
  await userEvent.click(choice(/Owner › Why/, 'Keep mine'));
  expect(focused()).toBe(choice(/Owner › Why/, 'Keep mine'));
  await userEvent.click(choice(/Clerk/, 'Keep it'));
  await userEvent.click(choice(/Guest › Why/, 'Keep mine'));
  await press('Take the other 2');
  expect(screen.queryByText('2 taken, 3 kept, all decided')).not.toBeNull();
  await press('Apply my choices');
  expect(isClosed).toBe(true);
  expect(stakeholders()).toMatchObject([{ ...owner, interest: 4 }, clerk, guest, { id: 'z', nameOrRole: 'Neighbour' }]);
  expect(document.status).toMatchObject({ review: 'undoable', dirty: true });
  document.undoReview();
  expect(document.editable.content).toEqual(shown);
  expect(document.status).toMatchObject({ review: 'possible', dirty: false });
});

it('takes nothing, or everything', async () => {
  open();
  await press('Keep all 5');
  await press('Apply my choices');
  expect(stakeholders().map(({ id, why }) => [id, why])).toEqual(saved.stakeholders.map(({ id, why }) => [id, why]));
  document.undoReview();
  cleanup();
  render(<ReviewDialog document={document} onClose={() => {}} />);
  await press('Take all 5');
  await press('Apply my choices');
  expect(stakeholders().map(({ id, why }) => [id, why])).toEqual(drafted.stakeholders.map(({ id, why }) => [id, why]));
});

it('leaves open what is not decided on, so that a save asks', async () => {
  open();
  await userEvent.click(choice(/Owner › Why/, 'Take new'));
  await press('Apply my choices');
  expect(document.review?.hasUndecided(definition)).toBe(true);
  expect(stakeholders().find(({ nameOrRole }) => nameOrRole === 'Guest')!['why']).toBe(guest.why);
});

it('never asks about what is locked or confirmed, and says how much stays', async () => {
  open([], undefined, draft, ['/stakeholders/0']);
  expect(screen.queryByRole('group', { name: /Owner/ })).toBeNull();
  expect(screen.queryByText('1 entry stays as it is.')).not.toBeNull();
  await press('Later');
  expect(stakeholders()[0]).toMatchObject({ why: owner.why, interest: 3 });
});

it('loses nothing that was typed while the draft was written, and tells that it is by hand', async () => {
  open([], () => document.editable.set('/stakeholders/1/why', 'Serves and sings'));
  expect(group(/Clerk.*Left out.*Written by hand/)).not.toBeNull();
  await userEvent.click(choice(/Owner › Why/, 'Take new'));
  await press('Apply my choices');
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
  expect(screen.queryByRole('group', { name: /Owner › Why.*Written by hand/ })).not.toBeNull();
  expect(screen.queryByRole('group', { name: /Guest › Why.*Written by hand/ })).toBeNull();
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
  await userEvent.click(choice(/Owner › Why/, 'Keep mine'));
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
  expect(choice(/Owner › Why/, 'Keep mine').checked).toBe(true);
  await userEvent.click(choice(/Owner › Why/, 'Take new'));
  await press('Take the other 4');
  await press('Apply my choices');
  expect(stakeholders()[0]!['why']).toBe(drafted.stakeholders[0]!.why);
  expect(document.review?.hasUndecided(definition)).toBe(false);
});

it('keeps what was chosen of the rest when an entry is approved, though others have other places then', async () => {
  open();
  await userEvent.click(choice(/Owner › Why/, 'Keep mine'));
  await userEvent.click(choice(/Clerk/, 'Keep it'));
  await press('Later');
  cleanup();
  const neighbour = drafted.stakeholders[2]!;
  // As the server answers: what is approved stands before all that was saved.
  const approved = { draft, savedContent: { stakeholders: [neighbour, ...saved.stakeholders] }, revision: 2 };
  document.takeApproved(createState(definition, drafted, approved), reviewAfterApproval);
  for (const when of ['at once', 'after a reload']) {
    render(<ReviewDialog document={document} onClose={() => {}} />);
    expect(screen.queryByRole('group', { name: /Neighbour/ }), when).toBeNull();
    expect(choice(/Owner › Why/, 'Keep mine').checked).toBe(true);
    expect(choice(/Clerk/, 'Keep it').checked).toBe(true);
    expect(choice(/Owner › Interest/, 'Take new').checked).toBe(false);
    expect(stakeholders()).toContainEqual(clerk);
    cleanup();
    document.close();
    document = createOpenDocument(definition, createState(definition, drafted, approved));
  }
});

it('says also after a reload what has happened since that stood there', () => {
  const changes = [{ kind: 'edited' as const, pointer: '/size', place: 'Size', before: 'Small', after: 'Large' }];
  const staleChanges = [{ toolset: 'market', count: 1, changes }];
  document = createOpenDocument(definition, createState(definition, saved, { staleChanges }));
  document.beginGeneration(null);
  const server = createState(definition, drafted, { draft, savedContent: saved });
  document.finishGeneration(server);
  document.close();
  document = createOpenDocument(definition, server);
  render(<ReviewDialog document={document} onClose={() => {}} />);
  screen.getByText('What has happened since');
  screen.getByText('Large');
});

it('forgets what was chosen of a draft that is there no more', async () => {
  open();
  await press('Keep all 5');
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
