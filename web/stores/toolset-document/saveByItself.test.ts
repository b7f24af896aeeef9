import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { storeSave } from '#web/document/testing/storeSave.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { project } from '#web/stores/project.ts';
import { session } from '#web/stores/session.ts';
import { dismissToasts, toasts } from '#web/stores/toasts.ts';
import { ada } from '#web/testing/ada.ts';

import { followTyping, leaveSitting } from './followTyping.ts';
import { closeToolset } from './openToolset.ts';
import { save } from './save.ts';
import { saveBeforeLeaving, saveByItself } from './saveByItself.ts';
import { saveWhenBack } from './saveWhenBack.ts';
import { toolsetScreen } from './toolsetScreen.ts';

const text = { type: 'string', maxLength: 40 } as const;
const definition = defineToolset({
  properties: { goal: text, why: text, tags: { type: 'array', items: text } },
  manifest: { id: 'trial' },
});
const fetched = vi.fn<typeof fetch>();

let state: ToolsetState;
let document: OpenDocument;
let requests: { method: string; path: string; body: Record<string, unknown> }[];
let isAway: boolean;
let refusal: { status: number; body: object } | null;

/** As a server: PUT checks the revision. */
fetched.mockImplementation(async (address, init) => {
  if (isAway) throw new TypeError('fetch failed');
  const [path, method] = [String(address), init?.method ?? 'GET'];
  const body = JSON.parse(String(init?.body ?? '{}'));
  requests.push({ method, path, body });
  if (method === 'DELETE') return new Response(null, { status: 204 });
  if (method !== 'PUT') return Response.json({ data: path.endsWith('trial') ? state : [] });
  if (refusal) return Response.json(refusal.body, { status: refusal.status });
  const stored = storeSave(state, body);
  if (!stored) return Response.json({ key: 'revision-conflict', data: {} }, { status: 409 });
  ({ state } = stored);
  return Response.json({ data: stored.saved });
});

function open(rest: Partial<ToolsetState> = {}): void {
  state = createState(definition, { goal: 'Saved', why: 'Because' }, rest);
  document = createOpenDocument(definition, state);
  Object.assign(toolsetScreen, { projectId: 'p1', toolsetId: 'trial', phase: 'ready', document: ref(document) });
  const copy = () => Object.assign(toolsetScreen, document.status, { server: ref(document.status.server) });
  copy();
  document.subscribe(copy);
  followTyping(document);
}
const saves = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const type = (goal: string) => document.editable.type('/goal', goal);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Somebody else, or the same person in another tab. */
const saveElsewhere = (change: object) => {
  state = { ...state, content: { ...state.content, ...change }, revision: state.revision + 1 };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  dismissToasts();
  Object.assign(session, { token: 't', user: { ...ada, savesByItself: true }, loginRequired: false });
  Object.assign(project, { id: null, current: null });
  Object.assign(toolsetScreen, { held: null, savedAt: null, saveFailed: false, generation: null });
  [requests, isAway, refusal] = [[], false, null];
});
afterEach(() => {
  closeToolset();
  Object.assign(session, { token: null, user: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('saves once typing rests, says nothing, and again with what was typed next', async () => {
  open();
  for (const goal of ['A', 'A g', 'A goal']) {
    type(goal);
    await wait(700);
  }
  expect(saves()).toEqual([]);
  await wait(1500);
  expect(saves()).toMatchObject([{ content: { goal: 'A goal' }, revision: 1, draft: null, byItself: true }]);
  expect(toolsetScreen).toMatchObject({ dirty: false, saves: 0 });
  expect(toasts.items).toEqual([]);
  type('A goal more');
  await wait(2000);
  expect(saves()).toMatchObject([{}, { content: { goal: 'A goal more' }, revision: 2 }]);
});

it('saves now and then for whoever types without pause, and takes no tag that is half typed', async () => {
  open();
  document.editable.type('/tags/-', 'half');
  for (let second = 0; second < 45; second += 1) {
    type(`Letter ${second}`);
    await wait(500);
    type(`Letter ${second}.`);
    await wait(500);
  }
  expect(saves().length).toBe(2);
  expect(saves().every(({ content }) => (content as { tags?: unknown }).tags === undefined)).toBe(true);
  expect(await saveBeforeLeaving()).toBe(true);
  expect(state.content).toMatchObject({ goal: 'Letter 44.', tags: ['half'] });
});

it('does nothing for whoever has not chosen it, reads only, or has a draft before them', async () => {
  session.user = { ...ada, savesByItself: false };
  open();
  type('Typed');
  await wait(20_000);
  session.user = { ...ada, savesByItself: true };
  project.current = { mode: 'read' } as typeof project.current;
  expect(await saveByItself()).toBe(false);
  project.current = null;
  open({ draft: { generationId: 'g', createdAt: '', cut: [], starter: false }, savedContent: { goal: 'Before' } });
  type('Typed into the draft');
  await wait(20_000);
  expect(await saveBeforeLeaving()).toBe(false);
  expect(saves()).toEqual([]);
  expect(document.editable.content).toMatchObject({ goal: 'Typed into the draft' });
});

it('never saves that all is empty, and says so when it is asked to', async () => {
  open();
  document.editable.set('/goal', '');
  document.editable.set('/why', '');
  await wait(2000);
  expect(saves()).toEqual([]);
  expect(toolsetScreen).toMatchObject({ dirty: true, held: 'empty' });
  expect(toasts.items).toEqual([]);
  await save();
  expect(toasts.items).toMatchObject([{ text: 'You must enter content to save.' }]);
  type('Something again');
  await wait(2000);
  expect(toolsetScreen).toMatchObject({ dirty: false, held: null });
});

it('shows nothing of what is not right while it is typed, and saves it once it is', async () => {
  open();
  type('x'.repeat(41));
  await wait(2000);
  expect([saves(), document.editable.errors.all, toolsetScreen.held]).toEqual([[], [], 'faulty']);
  type('x');
  await wait(2000);
  expect([saves().length, toolsetScreen.held]).toEqual([1, null]);
});

it('merges what another tab has saved, and asks nobody in the middle of a word about the same place', async () => {
  open();
  saveElsewhere({ why: 'From the other tab' });
  type('Mine');
  await wait(2000);
  expect(state.content).toEqual({ goal: 'Mine', why: 'From the other tab' });
  expect(toasts.items).toMatchObject([{ kind: 'info' }]);
  saveElsewhere({ goal: 'Theirs' });
  type('Mine again');
  await wait(2000);
  expect(toolsetScreen).toMatchObject({ held: 'conflict', isContradicted: false, dirty: true });
  expect(state.content).toMatchObject({ goal: 'Theirs' });
  expect(document.editable.content).toMatchObject({ goal: 'Mine again' });
  await save();
  expect(toolsetScreen).toMatchObject({ isContradicted: true, held: null });
});

it('keeps an hour of typing without a network, and saves it with what others did meanwhile', async () => {
  open();
  isAway = true;
  type('First');
  await wait(2000);
  expect(toolsetScreen.saveFailed).toBe(true);
  const stop = saveWhenBack();
  for (let minute = 0; minute < 60; minute += 1) {
    type(`Minute ${minute}`);
    await wait(60_000);
  }
  expect(toolsetScreen).toMatchObject({ saveFailed: true, dirty: true });
  expect(Object.values(localStorage).join(' ')).toContain('Minute 59');
  saveElsewhere({ why: 'Meanwhile' });
  isAway = false;
  await wait(10_000);
  stop();
  expect(toolsetScreen).toMatchObject({ saveFailed: false, dirty: false });
  expect(state.content).toEqual({ goal: 'Minute 59', why: 'Meanwhile' });
});

it('leads to Login where the account or the session is gone, and keeps the words on the device', async () => {
  open();
  refusal = { status: 401, body: { key: 'unauthorized' } };
  type('Still here');
  await wait(2000);
  expect(session.loginRequired).toBe(true);
  expect(Object.values(localStorage).join(' ')).toContain('Still here');
});

it('says once what the server refuses, and tries again when it is asked to', async () => {
  open();
  refusal = { status: 400, body: { key: 'storage-full', title: 'Full', message: 'There is no room.' } };
  type('One');
  await wait(2000);
  type('Two');
  await wait(5000);
  expect(saves()).toHaveLength(1);
  expect(toasts.items).toMatchObject([{ text: 'There is no room.' }]);
  refusal = null;
  expect(await save()).toBe(true);
  type('Three');
  await wait(2000);
  expect(state.content).toMatchObject({ goal: 'Three' });
});

it('takes back what was removed before it was saved by itself, and saves that too', async () => {
  open();
  document.editable.insertItem('/tags', 0, 'one');
  await wait(2000);
  document.editable.removeItem('/tags', 0);
  type('Typed since');
  await wait(2000);
  expect(state.content).toEqual({ goal: 'Typed since', why: 'Because', tags: [] });
  expect(document.editable.undo()).toBe('/tags');
  await wait(2000);
  expect(state.content).toEqual({ goal: 'Typed since', why: 'Because', tags: ['one'] });
});

it('leaves the marks of what is outdated, and ends the sitting when the page is left', async () => {
  open({ stale: true, staleBecause: ['other'] });
  leaveSitting();
  expect(requests).toEqual([]);
  type('Typed');
  await wait(2000);
  expect(document.status.server).toMatchObject({ stale: true, staleBecause: ['other'] });
  closeToolset();
  await wait(0);
  expect(requests.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: '/api/projects/p1/toolsets/trial/sitting' },
  ]);
});
