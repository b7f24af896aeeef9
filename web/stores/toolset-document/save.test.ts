import { ref } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { dismissToasts, toasts } from '#web/stores/toasts.ts';

import { answerTaking } from './mayTakeDraft.ts';
import { save } from './save.ts';
import { toolsetScreen } from './toolsetScreen.ts';

const definition = readDefinition('stakeholder');
const [owner, guest] = [
  { id: 'a', nameOrRole: 'Owner', why: 'Pays' },
  { id: 'b', nameOrRole: 'Guest', why: 'Eats' },
];
const saved = { stakeholders: [owner, guest] };
const drafted = { stakeholders: [{ ...owner, why: 'Pays and decides' }] };
const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };

interface Request {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

let requests: Request[];
let document: OpenDocument;

/** The server answers saves with the version that holds what stood before, or at least what is lost. */
function open(
  server = createState(definition, saved),
  before: string | null = 'v1',
  newer?: object,
  lost: string | null = null,
) {
  document = createOpenDocument(definition, server);
  Object.assign(toolsetScreen, {
    projectId: 'p1',
    toolsetId: 'stakeholder',
    document: ref(document),
    generation: null,
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
    requests.push({ method: init.method ?? 'GET', path: new URL(path, 'http://localhost').pathname, body });
    if (init.method === 'PUT') return Response.json({ data: { ...body, revision: 2, draft: null, before, lost } });
    if (init.method === 'POST' && newer) return Response.json(newer, { status: 409 });
    if (init.method === 'POST') return Response.json({ data: { restored: [], drafts: [] } });
    return Response.json({ data: path.endsWith('stakeholder') ? createState(definition, saved, { revision: 3 }) : [] });
  });
}
const said = () => toasts.items.map(({ text, action }) => (action ? `${text} · ${action.label}` : text));
const sent = (method: string) => requests.filter((request) => request.method === method);
const undo = () => toasts.items[0]!.action!.run();

beforeEach(() => {
  localStorage.clear();
  dismissToasts();
  requests = [];
});
afterEach(() => void vi.unstubAllGlobals());

describe('a save that takes something away', () => {
  it('can be undone, which brings back what stood before and keeps what was typed since', async () => {
    open();
    document.editable.set('/stakeholders', [owner]);
    expect(await save({ confirm: true })).toBe(true);
    expect(said()).toEqual(['Saved · Undo']);
    document.editable.set('/stakeholders/0/why', 'Typed since');
    undo();
    await expect
      .poll(() => document.editable.content['stakeholders'])
      .toEqual([{ ...owner, why: 'Typed since' }, guest]);
    expect(sent('POST')).toMatchObject([
      { path: '/api/projects/p1/versions/v1/restore', body: { toolset: 'stakeholder', revision: 2 } },
    ]);
    await expect.poll(said).toEqual(['What stood before is back.']);
  });

  it('can be undone also where an earlier version holds more than it took: then just that is saved again', async () => {
    open(createState(definition, saved), null, undefined, 'v1');
    document.editable.set('/stakeholders', [owner]);
    await save({ confirm: true });
    expect(said()).toEqual(['Saved · Undo']);
    undo();
    await expect.poll(said).toEqual(['What stood before is back.']);
    expect(sent('PUT').at(-1)?.body).toEqual({
      content: saved,
      revision: 2,
      draft: null,
      decided: false,
      undoes: 'v1',
    });
    expect(sent('POST')).toEqual([]);
    expect(document.editable.content).toEqual(saved);
  });

  it('has what was locked of it locked again once it is undone, and nothing else', async () => {
    open(createState(definition, saved, { locks: ['/stakeholders/0', '/stakeholders/1/why'] }));
    document.editable.set('/stakeholders', [owner]);
    await save();
    undo();
    await expect.poll(said).toEqual(['What stood before is back.']);
    expect(sent('PUT').at(-1)).toMatchObject({
      path: '/api/projects/p1/toolsets/stakeholder/locks',
      body: { pointers: ['/stakeholders/1/why'], base: [], revision: 3, draft: null },
    });
    expect(document.editable.locked.all).toEqual(['/stakeholders/b/why']);
  });

  it('is not undone over what somebody has saved since, and says so', async () => {
    open(createState(definition, saved), 'v1', { key: 'revision-conflict', data: { revision: 3 } });
    document.editable.set('/stakeholders', [owner]);
    await save();
    undo();
    await expect.poll(said).toEqual([expect.stringContaining('Somebody has saved since')]);
    expect(document.editable.content).toEqual({ stakeholders: [owner] });
  });

  it('is told from one that takes nothing', async () => {
    open(createState(definition, saved), null);
    document.editable.set('/stakeholders/0/why', 'Typed');
    const { saves } = toolsetScreen;
    await save({ confirm: true });
    expect(said()).toEqual([]);
    expect(toolsetScreen.saves).toBe(saves + 1);
  });
});

describe('a save of a draft', () => {
  const waiting = () => open(createState(definition, drafted, { draft, savedContent: saved }));

  it('says how many changes it takes, where nobody has decided on them, and saves only then', async () => {
    waiting();
    const outcome = save();
    await expect.poll(() => toolsetScreen.taking?.count).toBe(2);
    expect(sent('PUT')).toEqual([]);
    answerTaking(true);
    expect(await outcome).toBe(true);
    expect(sent('PUT')).toMatchObject([{ body: { content: drafted, draft: 'g' } }]);
  });

  it('saves nothing where the person would rather look', async () => {
    waiting();
    const outcome = save();
    await expect.poll(() => toolsetScreen.taking).not.toBeNull();
    answerTaking(false);
    expect(await outcome).toBe(false);
    expect(requests).toEqual([]);
  });

  it('asks nothing where the draft was thrown out by hand, or only adds', async () => {
    waiting();
    document.editable.set('/stakeholders', saved.stakeholders);
    expect(await save()).toBe(true);
    open(createState(definition, saved, { draft, savedContent: { stakeholders: [owner] } }));
    expect(await save()).toBe(true);
    expect(sent('PUT')).toHaveLength(2);
  });
});
