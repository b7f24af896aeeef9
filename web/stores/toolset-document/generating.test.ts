import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { GenerationEvents } from '#engine/protocol/generation.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { Journal, journalPlace } from '#web/document/Journal.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { definitions } from '#web/stores/definitions.ts';
import { toasts } from '#web/stores/toasts.ts';

import { generateOpenToolset, goOnWithDraft } from './generate.ts';
import { closeToolset, openToolset } from './openToolset.ts';
import { save } from './save.ts';
import { saveWhenBack } from './saveWhenBack.ts';
import { toolsetScreen } from './toolsetScreen.ts';

const definition = defineToolset({
  properties: {
    overview: { type: 'string', maxLength: 600 },
    size: { type: 'string', maxLength: 600 },
    players: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
});

let server: Pick<ToolsetState, 'content' | 'revision' | 'draft' | 'activeGenerationId'>;
let saves: unknown[];
let orders: unknown[];
/** The scripted event stream of the generation. */
let line: ReadableStreamDefaultController<Uint8Array> | null;

beforeEach(() => {
  server = { content: { overview: 'Saved' }, revision: 3, draft: null, activeGenerationId: null };
  saves = [];
  orders = [];
  line = null;
  definitions.byId['market'] = { etag: '"1"', definition, loadValidator: () => Promise.resolve(() => true) } as never;
  vi.stubGlobal('fetch', answer);
  toasts.items = [];
  localStorage.clear();
});
afterEach(() => {
  closeToolset();
  vi.unstubAllGlobals();
});

async function answer(address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const path = String(address);
  if (path === '/api/toolsets/market') return new Response(null, { status: 304 });
  if (path.endsWith('/events')) return new Response(new ReadableStream({ start: (opened) => void (line = opened) }));
  if (path.endsWith('/generations')) orders.push(JSON.parse(String(init?.body)));
  if (path.endsWith('/generations')) return Response.json({ data: { id: 'g', status: 'queued', tokens: 1 } });
  if (!path.endsWith('/toolsets/market')) return Response.json({ data: [] });
  if (init?.method === 'PUT') saves.push(JSON.parse(String(init.body)));
  return Response.json({ data: { id: 'market', status: 'saved', locks: [], unconfirmed: [], ...server } });
}

async function tell<Name extends keyof GenerationEvents>(name: Name, data: object): Promise<void> {
  (await vi.waitUntil(() => line)).enqueue(
    new TextEncoder().encode(`id: 1\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
  );
}

async function end(draft: ToolsetDocument): Promise<void> {
  server = {
    ...server,
    content: draft,
    draft: { generationId: 'g', createdAt: '', cut: [], starter: false },
    activeGenerationId: null,
  };
  await tell('done', { status: 'succeeded' });
  await expect.poll(() => toolsetScreen.generation).toBeNull();
}

const earlierTab = () => new Journal(journalPlace('', 'p', 'market'), 'earlier', new Set());
const unsaved = () => earlierTab().findUnsaved(definition.schema, {})[0]?.content;
const content = () => toolsetScreen.document?.editable.content;

it('merges the draft with unsaved work that was restored after a reload', async () => {
  const typed = { overview: 'Typed before the reload', players: [{ name: 'A' }, { name: 'B' }, { name: 'Mine' }] };
  server.content = { overview: 'Saved', players: [{ name: 'A' }, { name: 'B' }] };
  server.activeGenerationId = 'g';
  earlierTab().writeContent(typed, { revision: 3, generationId: null }, new Map());
  await openToolset('p', 'market');
  expect(toolsetScreen.restored).toBe(true);
  await end({ overview: 'By AI', size: 'By AI', players: [{ name: 'One' }] });
  const merged = { overview: 'Typed before the reload', size: 'By AI', players: [{ name: 'One' }, { name: 'Mine' }] };
  expect(toolsetScreen.dirty).toBe(true);
  expect(content()).toEqual(merged);
  expect(unsaved()).toEqual(merged);
});

it('removes a cancelled draft of which nothing is kept, and leaves typed text', async () => {
  await openToolset('p', 'market');
  void generateOpenToolset({ extraNotes: '', fields: null });
  await tell('content', { toolset: 'market', content: { overview: 'Half a sen', size: 'Half' }, complete: false });
  await expect.poll(() => toolsetScreen.generation?.streamed).not.toBeNull();
  toolsetScreen.document?.editable.set('/size', 'By hand');
  await tell('failed', { status: 'cancelled', error: { key: 'cancelled', title: '', message: '' } });
  await expect.poll(() => toolsetScreen.generation).toBeNull();
  expect(toolsetScreen.dirty).toBe(true);
  expect(content()).toEqual({ overview: 'Saved', size: 'By hand' });
  expect(unsaved()).toEqual({ overview: 'Saved', size: 'By hand' });
});

it('shows what is kept of a stopped draft, beside what was typed meanwhile', async () => {
  await openToolset('p', 'market');
  void generateOpenToolset({ extraNotes: '', fields: null });
  const streamed = { overview: 'By AI', size: 'Half', players: [{ name: 'One' }, { name: 'Tw' }] };
  await tell('content', { toolset: 'market', content: streamed, complete: false });
  await expect.poll(() => toolsetScreen.generation?.streamed).not.toBeNull();
  toolsetScreen.document?.editable.set('/size', 'By hand');
  server = {
    ...server,
    content: { overview: 'By AI', players: [{ id: '1', name: 'One' }] },
    draft: { generationId: 'g', createdAt: '', cut: [], starter: false, stopped: true },
  };
  await tell('failed', { status: 'cancelled', error: { key: 'cancelled', title: '', message: '' } });
  await expect.poll(() => toolsetScreen.generation).toBeNull();
  expect(content()).toEqual({ overview: 'By AI', size: 'By hand', players: [{ id: '1', name: 'One' }] });
});

it('takes no text that came and went while AI wrote for the person’s', async () => {
  server.content = null;
  await openToolset('p', 'market');
  void generateOpenToolset({ extraNotes: '', fields: null });
  const streamed = { overview: 'By AI', players: [{ name: 'One' }, { name: 'Two' }] };
  await tell('content', { toolset: 'market', content: streamed, complete: false });
  await expect.poll(() => toolsetScreen.generation?.streamed).not.toBeNull();
  await end({ overview: 'By AI', players: [{ id: '1', name: 'One' }] });
  expect(content()).toEqual({ overview: 'By AI', players: [{ id: '1', name: 'One' }] });
  expect(toolsetScreen.isReviewing).toBe(false);
});

it.each([
  [0, false, 'Stopped before there was anything to keep: nothing was charged, and all 20 tokens are back.'],
  [0, true, 'Stopped. What was written is kept as a draft, free of charge.'],
  [7, true, 'Stopped. What was written is kept as a draft and cost 7 tokens; the other 13 are back.'],
])('says of a stopped draft what the %i tokens charged leave (kept: %s)', async (tokens, isKept, words) => {
  await openToolset('p', 'market');
  void generateOpenToolset({ extraNotes: '', fields: null });
  if (isKept) server.draft = { generationId: 'g', createdAt: '', cut: [], starter: false, stopped: true };
  await tell('status', { status: 'running', tokens: 20 });
  await tell('failed', { status: 'cancelled', tokens, error: { key: 'cancelled', title: '', message: '' } });
  await expect.poll(() => toasts.items.map(({ text }) => text)).toEqual([words]);
});

it('shows what is kept of a draft that broke off, says why, and goes on with what is left of it', async () => {
  await openToolset('p', 'market');
  void generateOpenToolset({ extraNotes: '', fields: null });
  await tell('status', { status: 'running', tokens: 20 });
  const kept = { overview: 'By AI', players: [{ id: '1', name: 'One' }] };
  const unfinished = {
    because: 'model-cut-off',
    reason: 'The answer broke off',
    fields: ['/players', '/size'],
    price: 6,
  };
  server = {
    ...server,
    content: kept,
    draft: { generationId: 'g', createdAt: '', cut: [], starter: false, unfinished } as never,
  };
  const error = { key: 'model-cut-off', title: 'The answer broke off', message: 'It is kept.', kept: true };
  await tell('failed', { status: 'failed', tokens: 14, error });
  await expect.poll(() => toasts.items.map(({ text }) => text)).toEqual(['It is kept.']);
  expect(toolsetScreen.failure).toBeNull();
  expect(content()).toEqual(kept);
  void goOnWithDraft();
  await expect.poll(() => orders.at(-1)).toEqual({ goOn: true });
  expect(toolsetScreen.generation?.fields).toEqual(['/players', '/size']);
});

it('does not save content that is still being generated', async () => {
  await openToolset('p', 'market');
  void generateOpenToolset({ extraNotes: '', fields: null });
  await tell('content', { toolset: 'market', content: { overview: 'Half a sen' }, complete: false });
  await expect.poll(() => toolsetScreen.generation?.streamed).not.toBeNull();
  expect(await save()).toBe(false);
  expect(saves).toEqual([]);
  expect(toasts.items.map(({ text }) => text)).toEqual(['The draft is still being written. Save once it is finished.']);
});

it('replaces the requested fields with all that was typed into them before, and no others', async () => {
  server.content = { overview: 'Saved', players: [{ name: 'A' }] };
  await openToolset('p', 'market');
  toolsetScreen.document?.editable.set('/overview', 'Typed before');
  toolsetScreen.document?.editable.set('/size', 'Unsaved');
  void generateOpenToolset({ extraNotes: '', fields: ['/overview', '/players'] });
  await tell('content', {
    toolset: 'market',
    content: { overview: 'By AI', players: [{ name: 'O' }] },
    complete: false,
  });
  await expect.poll(() => content()?.['overview']).toBe('By AI');
  toolsetScreen.document?.editable.set('/players/0/name', 'Typed meanwhile');
  await end({
    overview: 'By AI',
    players: [
      { id: '1', name: 'One' },
      { id: '2', name: 'Two' },
    ],
  });
  expect(content()).toEqual({
    overview: 'By AI',
    size: 'Unsaved',
    players: [
      { id: '1', name: 'Typed meanwhile' },
      { id: '2', name: 'Two' },
    ],
  });
});

it('removes what a finished draft does not contain', async () => {
  server.content = { overview: 'Old', size: 'Old' };
  await openToolset('p', 'market');
  void generateOpenToolset({ extraNotes: '', fields: null });
  await end({ overview: 'New' });
  expect(content()).toEqual({ overview: 'New' });
  expect(toolsetScreen.dirty).toBe(false);
});

it('saves by itself once the server answers again, and says so', async () => {
  await openToolset('p', 'market');
  toolsetScreen.document?.editable.set('/overview', 'Mine');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unreachable')));
  expect(await save()).toBe(false);
  expect(toolsetScreen.saveFailed).toBe(true);
  const announced = toolsetScreen.saves;
  const stop = saveWhenBack();
  window.dispatchEvent(new Event('online'));
  await new Promise((later) => setTimeout(later));
  expect([toolsetScreen.saveFailed, saves]).toEqual([true, []]);
  vi.stubGlobal('fetch', answer);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(toolsetScreen.saves).toBe(announced + 1));
  expect(saves).toMatchObject([{ content: { overview: 'Mine' } }]);
  expect(toolsetScreen.saveFailed).toBe(false);
  stop();
});
