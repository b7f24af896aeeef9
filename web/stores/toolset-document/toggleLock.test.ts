import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { heedEvent } from '#web/live/heedEvent.ts';
import { readLocks } from '#web/live/readLocks.ts';
import { dismissToasts, toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { toggleLock } from './toggleLock.ts';
import { toolsetScreen } from './toolsetScreen.ts';

const text = { type: 'string' } as const;
const person = { type: 'object', properties: { id: text, name: text } } as const;
const definition = defineToolset({ properties: { goal: text, people: { type: 'array', items: person } } });
const [ada, can] = [
  { id: 'a', name: 'Ada' },
  { id: 'c', name: 'Can' },
];
const server = startLocalServer();
const path = '/api/projects/p/toolsets/trial';

let document: OpenDocument;
let state: ToolsetState;

beforeEach(() => {
  state = createState(definition, { goal: 'Saved', people: [ada, can] }, { locks: ['/goal'] });
  document = createOpenDocument(definition, state);
  Object.assign(toolsetScreen, { projectId: 'p', toolsetId: 'trial', phase: 'ready', document: ref(document) });
});
afterEach(() => {
  Object.assign(toolsetScreen, { toolsetId: '', document: null });
  dismissToasts();
});

const locked = () => document.editable.locked.all;
const accept = (...pointers: string[]) =>
  server.on(`PUT ${path}/locks`, () => ({ status: 200, body: { data: { pointers } } }));

it('tells the server what the change was made from, and shows what others have locked since', async () => {
  accept('/goal', '/people/0/name', '/people/1');
  const toggled = toggleLock('/people/1');
  expect(locked()).toEqual(['/goal', '/people/c']);
  await toggled;
  expect(server.sentTo(`PUT ${path}/locks`)).toEqual([
    { pointers: ['/goal', '/people/1'], base: ['/goal'], revision: 1, draft: null },
  ]);
  expect(locked()).toEqual(['/goal', '/people/a/name', '/people/c']);
  // Nor are they forgotten with what is not saved.
  document.deleteUnsaved();
  expect(locked()).toEqual(['/goal', '/people/a/name', '/people/c']);
});

it('locks the same item once more where somebody has moved it meanwhile', async () => {
  const moved = { ...state, content: { goal: 'Saved', people: [can, ada] }, revision: 2, locks: [] };
  server.on(`GET ${path}`, { status: 200, body: { data: moved } });
  server.on(`PUT ${path}/locks`, ({ body }) =>
    JSON.parse(body).revision === 2
      ? { status: 200, body: { data: { pointers: ['/people/0'] } } }
      : { status: 409, body: { key: 'revision-conflict', data: { revision: 2 } } },
  );
  await toggleLock('/people/1');
  expect(server.sentTo(`PUT ${path}/locks`).at(-1)).toEqual({
    pointers: ['/people/0'],
    base: [],
    revision: 2,
    draft: null,
  });
  expect(locked()).toEqual(['/people/c']);
});

it('tries once more only, and then says so and shows what was locked before', async () => {
  server.on(`GET ${path}`, { status: 200, body: { data: { ...state, revision: 2 } } });
  server.on(`PUT ${path}/locks`, {
    status: 409,
    body: { key: 'revision-conflict', title: 'Saved elsewhere', message: 'Somebody has saved.', data: { revision: 3 } },
  });
  await toggleLock('/people/1');
  expect(server.sentTo(`PUT ${path}/locks`)).toHaveLength(2);
  expect(locked()).toEqual(['/goal']);
  expect(toasts.items).toMatchObject([{ kind: 'error', text: 'Somebody has saved.' }]);
});

it('shows what somebody else locks as soon as that is told', async () => {
  const by = { id: 'b', name: 'Bora' };
  server.on(`GET ${path}`, { status: 200, body: { data: { ...state, locks: ['/goal', '/people/0'] } } });
  heedEvent({ name: 'locks', data: { toolset: 'another', by } });
  expect(server.received).toEqual([]);
  heedEvent({ name: 'locks', data: { toolset: 'trial', by } });
  await expect.poll(locked).toEqual(['/goal', '/people/a']);
});

it('shows nothing that was read before an own change', async () => {
  const answer = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  server.on(`GET ${path}`, async () => {
    asked.resolve();
    await answer.promise;
    return { status: 200, body: { data: state } };
  });
  const reading = readLocks();
  await asked.promise;
  accept('/goal', '/people/1');
  await toggleLock('/people/1');
  answer.resolve();
  await reading;
  expect(locked()).toEqual(['/goal', '/people/c']);
});
