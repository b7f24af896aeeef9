import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { GenerationEvents } from '#engine/protocol/generation.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';

import { definitions } from '../definitions.ts';
import { toasts } from '../toasts.ts';
import { editContent } from './edit.ts';
import { startGeneration } from './generate.ts';
import { journalKeyOf, readLocalDraft, writeLocalDraft } from './localDraft.ts';
import { closeToolset, openToolset } from './openToolset.ts';
import { save } from './save.ts';
import { openDocument } from './state.ts';

const definition = defineToolset({
  properties: {
    overview: { type: 'string', maxLength: 600 },
    size: { type: 'string', maxLength: 600 },
    players: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
});

let server: Pick<ToolsetState, 'content' | 'revision' | 'draft' | 'activeGenerationId'>;
let saves: unknown[];
/** The line that tells of the generation; the test writes into it. */
let line: ReadableStreamDefaultController<Uint8Array> | null;

beforeEach(() => {
  server = { content: { overview: 'Saved' }, revision: 3, draft: null, activeGenerationId: null };
  saves = [];
  line = null;
  definitions.byId['market'] = { etag: '"1"', definition, validator: () => true } as never;
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
  if (path.endsWith('/generations')) return Response.json({ data: { id: 'g', status: 'queued', tokens: 1 } });
  if (!path.endsWith('/toolsets/market')) return Response.json({ data: [] });
  if (init?.method === 'PUT') saves.push(JSON.parse(String(init.body)));
  return Response.json({ data: { id: 'market', status: 'saved', ...server } });
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
    draft: { generationId: 'g', createdAt: '', cut: [], example: false },
    activeGenerationId: null,
  };
  await tell('done', { status: 'succeeded' });
  await expect.poll(() => openDocument.generation).toBeNull();
}

const key = () => journalKeyOf('p', 'market');
const kept = () => readLocalDraft(key(), definition.schema, {})?.content;

it('lays the draft under unsaved work that was taken up again after a reload', async () => {
  const unsaved = { overview: 'Typed before the reload', players: [{ name: 'A' }, { name: 'B' }, { name: 'Mine' }] };
  server.content = { overview: 'Saved', players: [{ name: 'A' }, { name: 'B' }] };
  server.activeGenerationId = 'g';
  writeLocalDraft(key(), unsaved, { revision: 3, generationId: null });
  await openToolset('p', 'market');
  expect(openDocument.restored).toBe(true);
  await end({ overview: 'By AI', size: 'By AI', players: [{ name: 'One' }] });
  const merged = { overview: 'Typed before the reload', size: 'By AI', players: [{ name: 'One' }, { name: 'Mine' }] };
  expect(openDocument).toMatchObject({ dirty: true, content: merged });
  expect(kept()).toEqual(merged);
});

it('takes back what was readable of a draft that was stopped, and keeps what was typed', async () => {
  await openToolset('p', 'market');
  void startGeneration({ extraNotes: '', fields: null });
  await tell('content', { toolset: 'market', content: { overview: 'Half a sen', size: 'Half' }, complete: false });
  await expect.poll(() => openDocument.generation?.streamed).not.toBeNull();
  // As the form shows it by then, with what a person typed into it.
  editContent({ overview: 'Half a sen', size: 'By hand' });
  openDocument.form = {
    flush: () => openDocument.content,
    editedPointers: () => ['/size'],
    reset: vi.fn(),
  } as never;
  await tell('failed', { status: 'cancelled', error: { key: 'cancelled', title: '', message: '' } });
  await expect.poll(() => openDocument.generation).toBeNull();
  expect(openDocument).toMatchObject({ dirty: true, content: { overview: 'Saved', size: 'By hand' } });
  expect(kept()).toEqual({ overview: 'Saved', size: 'By hand' });
  openDocument.form = null;
});

it('saves nothing that is still being written', async () => {
  await openToolset('p', 'market');
  void startGeneration({ extraNotes: '', fields: null });
  await tell('content', { toolset: 'market', content: { overview: 'Half a sen' }, complete: false });
  await expect.poll(() => openDocument.generation?.streamed).not.toBeNull();
  expect(await save()).toBe(false);
  expect(saves).toEqual([]);
  expect(toasts.items.map(({ text }) => text)).toEqual(['AI is still writing. Save once the draft is finished.']);
});
