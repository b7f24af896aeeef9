import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { Journal, journalPlace, type JournalBase } from '#web/document/Journal.ts';
import { resolveConflict } from '#web/document/resolveConflict.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { toasts } from '#web/stores/toasts.ts';

import { closeToolset, openToolset } from './openToolset.ts';
import { save } from './save.ts';
import { toolsetScreen } from './toolsetScreen.ts';

const text = { type: 'string', maxLength: 600 } as const;
const definition = defineToolset({ properties: { overview: text, size: text }, manifest: { id: 'market' } });
const fetched = vi.fn<typeof fetch>();

/** The server's state; PUT checks the revision. */
let server: { content: ToolsetDocument | null; revision: number };

beforeEach(async () => {
  server = { content: { overview: 'Saved before' }, revision: 3 };
  definitions.byId['market'] = {
    etag: '"1"',
    definition,
    loadValidator: () => Promise.resolve(() => true),
  } as unknown as (typeof definitions.byId)[string];
  fetched.mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
  toasts.items = [];
  localStorage.clear();
});
afterEach(() => {
  closeToolset();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

async function answer(address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const path = String(address);
  if (path === '/api/toolsets/market') return new Response(null, { status: 304 });
  if (path === '/api/projects/p/toolsets') return Response.json({ data: [canvas()] });
  if (!path.endsWith('/toolsets/market')) return Response.json({ data: [] });
  if (init?.method !== 'PUT') return Response.json({ data: stateOf(server) });
  const body = JSON.parse(String(init.body)) as typeof server;
  if (body.revision !== server.revision) {
    return Response.json({ key: 'revision-conflict', data: { revision: server.revision } }, { status: 409 });
  }
  server = { content: body.content, revision: body.revision + 1 };
  return Response.json({ data: server });
}

const stateOf = ({ content, revision }: typeof server): Partial<ToolsetState> => ({
  id: 'market',
  status: revision > 0 ? 'saved' : 'empty',
  content,
  revision,
  draft: null,
  locks: [],
  unconfirmed: [],
  activeGenerationId: null,
  dependencies: [],
  dependents: [canvas()],
});
/** A dependent that was made from the third revision. */
const canvas = () => ({
  id: 'lean-canvas',
  required: true,
  status: 'saved' as const,
  starter: false,
  saved: true,
  revision: 1,
  stale: server.revision > 3,
});

const content = () => toolsetScreen.document?.editable.content;
const setAside = () => new Journal(journalPlace('', 'p', 'market'), 'any', new Set()).readSetAside();
const type = (overview: string) => toolsetScreen.document?.editable.type('/overview', overview);

function leaveUnsaved(overview: string, base: JournalBase): void {
  const journal = new Journal(journalPlace('', 'p', 'market'), 'earlier', new Set());
  journal.writeContent({ overview }, base, new Map());
}

it('saves with the revision it was opened at, and has no unsaved changes afterwards', async () => {
  await openToolset('p', 'market');
  type('New');
  expect(toolsetScreen.dirty).toBe(true);
  expect(await save()).toBe(true);
  expect(server).toEqual({ content: { overview: 'New' }, revision: 4 });
  expect(toolsetScreen).toMatchObject({ dirty: false, saving: false });
  expect(toolsetScreen.server?.revision).toBe(4);
});

it('refuses to save empty content, without a request', async () => {
  server = { content: null, revision: 0 };
  await openToolset('p', 'market');
  type('   ');
  expect(await save()).toBe(false);
  expect(toasts.items.map(({ text }) => text)).toEqual(['You must enter content to save.']);
  expect(server.revision).toBe(0);
});

it('keeps both sides when somebody else saved first and mine is chosen', async () => {
  await openToolset('p', 'market');
  type('Mine');
  server = { content: { overview: 'Theirs' }, revision: 4 };
  expect(await save()).toBe(false);
  expect(toolsetScreen.isContradicted).toBe(true);
  expect(content()).toEqual({ overview: 'Mine' });
  expect(resolveConflict(toolsetScreen.document!, () => false)).toBe(true);
  expect(await save()).toBe(true);
  expect(server).toEqual({ content: { overview: 'Mine' }, revision: 5 });
  toolsetScreen.document?.bringBack();
  expect(content()).toEqual({ overview: 'Theirs' });
  expect(setAside()).toEqual({ overview: 'Mine' });
});

it('announces a save where the page stays open and shows it, and says it where the page was left', async () => {
  await openToolset('p', 'market');
  type('New');
  const { saves } = toolsetScreen;
  expect(await save({ confirm: true })).toBe(true);
  expect(toolsetScreen.saves).toBe(saves + 1);
  expect(toasts.items).toEqual([]);
  type('Newer');
  const late = save({ confirm: true });
  closeToolset();
  expect(await late).toBe(true);
  expect(toasts.items.map(({ text }) => text)).toEqual(['Saved']);
});

it('merges changes of both sides in different places, saves them, and says so once', async () => {
  await openToolset('p', 'market');
  type('Mine');
  server = { content: { overview: 'Saved before', size: 'Theirs' }, revision: 4 };
  expect(await save({ confirm: true })).toBe(true);
  expect(server).toEqual({ content: { overview: 'Mine', size: 'Theirs' }, revision: 5 });
  expect(content()).toEqual(server.content);
  expect(toolsetScreen).toMatchObject({ dirty: false, isContradicted: false });
  expect(toasts.items.map(({ text }) => text)).toEqual([
    'This was also changed somewhere else. Both sets of changes are saved.',
  ]);
});

it('keeps mine on the device when theirs is chosen, also for the next visit', async () => {
  await openToolset('p', 'market');
  type('Mine');
  server = { content: { overview: 'Theirs' }, revision: 4 };
  await save();
  expect(resolveConflict(toolsetScreen.document!, () => true)).toBe(false);
  expect(content()).toEqual({ overview: 'Theirs' });
  expect(toolsetScreen.dirty).toBe(false);
  closeToolset();
  await openToolset('p', 'market');
  expect(toolsetScreen.hasSetAside).toBe(true);
  expect(setAside()).toEqual({ overview: 'Mine' });
});

it('restores unsaved work of an earlier visit, and discards it on request', async () => {
  leaveUnsaved('Typed before the crash', { revision: 3, generationId: null });
  await openToolset('p', 'market');
  expect(toolsetScreen).toMatchObject({ restored: true, dirty: true });
  expect(content()).toEqual({ overview: 'Typed before the crash' });
  toolsetScreen.document?.deleteUnsaved();
  await openToolset('p', 'market');
  expect(toolsetScreen).toMatchObject({ restored: false, dirty: false });
  expect(content()).toEqual({ overview: 'Saved before' });
});

it('asks about unsaved work based on an older revision', async () => {
  leaveUnsaved('Old work', { revision: 2, generationId: null });
  await openToolset('p', 'market');
  expect(toolsetScreen.isContradicted).toBe(true);
  expect(resolveConflict(toolsetScreen.document!, () => true)).toBe(false);
  expect(content()).toEqual({ overview: 'Saved before' });
  expect(setAside()).toEqual({ overview: 'Old work' });
});

it('ignores a late answer about another document', async () => {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const late = new Map([
    ['/api/projects/p/toolsets/market', first.promise],
    ['/api/projects/q/toolsets/market', second.promise],
  ]);
  fetched.mockImplementation((address, init) =>
    init?.method === 'PUT' ? late.get(String(address))! : answer(address, init),
  );
  await openToolset('p', 'market');
  type('Refused');
  const refused = save();
  await openToolset('q', 'market');
  type('Fine');
  const saved = save();
  const errors = [{ path: '/overview', key: 'too-long', message: 'Too long.' }];
  first.resolve(Response.json({ key: 'invalid', errors }, { status: 422 }));
  expect(await refused).toBe(false);
  expect(toolsetScreen).toMatchObject({ projectId: 'q', saving: true });
  expect(toolsetScreen.document?.editable.errors.all).toEqual([]);
  second.resolve(Response.json({ data: { content: { overview: 'Fine' }, revision: 4 } }));
  expect(await saved).toBe(true);
  expect(toolsetScreen).toMatchObject({ saving: false, dirty: false });
});

it('has its dependents stale as soon as it is saved', async () => {
  project.id = 'p';
  await openToolset('p', 'market');
  expect(toolsetScreen.server?.dependents).toMatchObject([{ id: 'lean-canvas', stale: false }]);
  type('Changed');
  await save();
  await vi.waitFor(() => expect(project.toolsets).toMatchObject([{ id: 'lean-canvas', stale: true }]));
  expect(toolsetScreen.server?.dependents).toMatchObject([{ id: 'lean-canvas', stale: true, required: true }]);
  project.id = null;
});
