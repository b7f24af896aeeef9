import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { definitions } from '../definitions.ts';
import { toasts } from '../toasts.ts';
import { bringBack, keepMine, takeTheirs } from './conflict.ts';
import { dropUnsaved, editContent } from './edit.ts';
import { journalKeyOf, writeLocalDraft } from './localDraft.ts';
import { closeToolset, openToolset } from './openToolset.ts';
import { save } from './save.ts';
import { openDocument } from './state.ts';

const schema = { type: 'object', properties: { overview: { type: 'string', maxLength: 600 } } };
const definition = { schema, manifest: { id: 'market' } };
const fetched = vi.fn<typeof fetch>();

/** What the server has; PUT follows its rules about revisions. */
let server: { content: ToolsetDocument | null; revision: number };

beforeEach(async () => {
  server = { content: { overview: 'Saved before' }, revision: 3 };
  definitions.byId['market'] = {
    etag: '"1"',
    definition,
    validator: () => true,
  } as unknown as (typeof definitions.byId)[string];
  fetched.mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
  toasts.items = [];
});
afterEach(() => {
  closeToolset();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

async function answer(address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const path = String(address);
  if (path === '/api/toolsets/market') return new Response(null, { status: 304 });
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
  activeGenerationId: null,
});

it('saves over the revision it was opened at and is clean afterwards', async () => {
  await openToolset('p', 'market');
  editContent({ overview: 'New' });
  expect(openDocument.dirty).toBe(true);
  expect(await save()).toBe(true);
  expect(server).toEqual({ content: { overview: 'New' }, revision: 4 });
  expect(openDocument).toMatchObject({ dirty: false, saving: false });
  expect(openDocument.server?.revision).toBe(4);
});

it('refuses to save nothing, without asking the server', async () => {
  server = { content: null, revision: 0 };
  await openToolset('p', 'market');
  editContent({ overview: '   ' });
  expect(await save()).toBe(false);
  expect(toasts.items.map(({ text }) => text)).toEqual(['You must enter content to save.']);
  expect(server.revision).toBe(0);
});

it('loses neither side when somebody else saved first and one keeps one’s own', async () => {
  await openToolset('p', 'market');
  editContent({ overview: 'Mine' });
  server = { content: { overview: 'Theirs' }, revision: 4 };
  expect(await save()).toBe(false);
  expect(openDocument.conflict).toMatchObject({ mine: { overview: 'Mine' }, theirs: { overview: 'Theirs' } });
  await keepMine();
  expect(server).toEqual({ content: { overview: 'Mine' }, revision: 5 });
  bringBack();
  expect(openDocument.content).toEqual({ overview: 'Theirs' });
  expect(openDocument.setAside).toEqual({ overview: 'Mine' });
});

it('keeps one’s own on the device when theirs is taken, also for the next visit', async () => {
  await openToolset('p', 'market');
  editContent({ overview: 'Mine' });
  server = { content: { overview: 'Theirs' }, revision: 4 };
  await save();
  takeTheirs();
  expect(openDocument).toMatchObject({ content: { overview: 'Theirs' }, dirty: false });
  closeToolset();
  await openToolset('p', 'market');
  expect(openDocument.setAside).toEqual({ overview: 'Mine' });
});

it('takes up unsaved work of an earlier visit, and drops it when told so', async () => {
  writeLocalDraft(
    journalKeyOf('p', 'market'),
    { overview: 'Typed before the crash' },
    { revision: 3, generationId: null },
  );
  await openToolset('p', 'market');
  expect(openDocument).toMatchObject({ restored: true, dirty: true, content: { overview: 'Typed before the crash' } });
  dropUnsaved();
  await openToolset('p', 'market');
  expect(openDocument).toMatchObject({ restored: false, dirty: false, content: { overview: 'Saved before' } });
});

it('asks, where unsaved work was typed on an older revision', async () => {
  writeLocalDraft(journalKeyOf('p', 'market'), { overview: 'Old work' }, { revision: 2, generationId: null });
  await openToolset('p', 'market');
  expect(openDocument.conflict).toMatchObject({ mine: { overview: 'Old work' }, theirs: { overview: 'Saved before' } });
});

it('takes what is answered late about one document for nothing that concerns the next', async () => {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const late = new Map([
    ['/api/projects/p/toolsets/market', first.promise],
    ['/api/projects/q/toolsets/market', second.promise],
  ]);
  fetched.mockImplementation((address, init) =>
    init?.method === 'PUT' ? late.get(String(address))! : answer(address, init),
  );
  await openToolset('p', 'market');
  editContent({ overview: 'Refused' });
  const refused = save();
  await openToolset('q', 'market');
  editContent({ overview: 'Fine' });
  const saved = save();
  const errors = [{ path: '/overview', key: 'too-long', message: 'Too long.' }];
  first.resolve(Response.json({ key: 'invalid', errors }, { status: 422 }));
  expect(await refused).toBe(false);
  expect(openDocument).toMatchObject({ projectId: 'q', saving: true, errors: [] });
  second.resolve(Response.json({ data: { content: { overview: 'Fine' }, revision: 4 } }));
  expect(await saved).toBe(true);
  expect(openDocument).toMatchObject({ saving: false, dirty: false });
});
