import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';

import { Journal } from './Journal.ts';
import { resolveConflict } from './resolveConflict.ts';
import { createOpenDocument, createState } from './testing/createOpenDocument.ts';
import { storeSave } from './testing/storeSave.ts';

const text = { type: 'string', maxLength: 600 } as const;
const definition = defineToolset({
  properties: {
    overview: text,
    size: text,
    words: { type: 'array', maxItems: 5, items: text },
    players: { type: 'array', items: { type: 'object', properties: { id: text, name: text } } },
  },
});

/** The server's state; it rejects a PUT with an outdated revision. */
let server: ToolsetState;
/** Delays the answer to a PUT. */
let gate: Promise<void> | undefined;
/** Of each PUT, whether it decides between two people's words. */
let decisions: (boolean | undefined)[];

beforeEach(() => {
  localStorage.clear();
  gate = undefined;
  decisions = [];
  server = createState(definition, { overview: 'Saved' });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void vi.unstubAllGlobals());

async function answer(_: unknown, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'PUT') return Response.json({ data: server });
  const body = JSON.parse(String(init.body)) as Parameters<typeof storeSave>[1] & { decided?: boolean };
  decisions.push(body.decided);
  const players = (body.content['players'] as object[] | undefined)?.map((each, at) => ({ id: `id${at}`, ...each }));
  const content = players ? { ...body.content, players } : body.content;
  const stored = storeSave(server, { ...body, content });
  if (!stored) return Response.json({ key: 'revision-conflict' }, { status: 409 });
  server = stored.state;
  await gate;
  return Response.json({ data: stored.saved });
}

const savedElsewhere = (content: ToolsetDocument) =>
  (server = { ...server, [server.draft ? 'savedContent' : 'content']: content, revision: server.revision + 1 });
const draftedElsewhere = (content: ToolsetDocument) => {
  const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };
  server = { ...server, content, savedContent: server.content, draft };
};
const journalOf = (tab: string, ...live: string[]) => new Journal('p1:trial', tab, new Set(live));
const open = (journal?: Journal) => createOpenDocument(definition, server, journal);

describe('saving', () => {
  it('includes all typed text, unfinished tags too, and clears the journal', async () => {
    const document = open();
    document.editable.type('/overview', 'Typed');
    document.editable.type('/words/-', 'half a wor');
    expect(document.status.dirty).toBe(true);
    expect(await document.save('en')).toBe('saved');
    expect(server.content).toEqual({ overview: 'Typed', words: ['half a wor'] });
    expect(document.status).toMatchObject({ dirty: false, saving: false, server: { revision: 2, status: 'saved' } });
    expect(localStorage.length).toBe(0);
  });

  it('keeps what was typed during the request, and takes over new ids', async () => {
    const document = open();
    document.editable.insertItem('/players', 0, { name: 'A' });
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const saved = document.save('en');
    expect(await document.save('en')).toBe('busy');
    await vi.waitFor(() => expect(server.revision).toBe(2));
    document.editable.type('/players/0/name', 'A, typed on');
    document.editable.insertItem('/players', 1, { name: 'B' });
    resolve();
    await saved;
    expect(document.editable.content['players']).toEqual([{ id: 'id0', name: 'A, typed on' }, { name: 'B' }]);
    expect(document.status.dirty).toBe(true);
    expect(journalOf('other').findUnsaved(definition.schema, {})).toHaveLength(1);
  });

  it('sends neither empty nor invalid content', async () => {
    const document = createOpenDocument(definition, createState(definition, null));
    expect(await document.save('en')).toBe('nothing-to-save');
    const lead = vi.fn();
    document.editable.onFocusRequest(lead);
    document.editable.set('/overview', 'x'.repeat(601));
    expect(await document.save('en')).toBe('faulty');
    expect(document.editable.errors.all.map(({ path }) => path)).toEqual(['/overview']);
    expect(lead).toHaveBeenCalledWith('');
    document.editable.set('/overview', 'x');
    expect(document.editable.errors.all).toEqual([]);
  });

  it('merges with another save without conflicts', async () => {
    const document = open();
    document.editable.set('/overview', 'Mine');
    savedElsewhere({ overview: 'Saved', size: 'Theirs' });
    expect(await document.save('en')).toBe('merged');
    expect(server).toMatchObject({ content: { overview: 'Mine', size: 'Theirs' }, revision: 3 });
    expect(document.editable.content).toEqual(server.content);
  });

  it('asks when both changed the same place; other changes are merged', async () => {
    const document = open();
    document.editable.set('/overview', 'Mine');
    savedElsewhere({ overview: 'Theirs', size: 'Theirs' });
    expect(await document.save('en')).toBe('conflict');
    expect(document.status.isContradicted).toBe(true);
    expect(resolveConflict(document, () => false)).toBe(true);
    expect(await document.save('en')).toBe('saved');
    expect(server.content).toEqual({ overview: 'Mine', size: 'Theirs' });
    expect(decisions).toEqual([false, true]);
    expect(document.status.hasSetAside).toBe(true);
    document.bringBack();
    expect(document.editable.content).toEqual({ overview: 'Theirs', size: 'Theirs' });
    expect(document.status.dirty).toBe(true);
  });

  it('tells of a decision also after a reload, so that what it leaves out is kept', async () => {
    const document = open();
    document.editable.set('/overview', 'Mine');
    savedElsewhere({ overview: 'Theirs' });
    await document.save('en');
    resolveConflict(document, () => false);
    document.close();
    const reloaded = open();
    expect(reloaded.editable.content).toEqual({ overview: 'Mine' });
    await reloaded.save('en');
    expect(decisions.at(-1)).toBe(true);
  });

  it('leaves a draft that was not shown here, and takes it up to review once mine is saved', async () => {
    const document = open();
    document.editable.set('/size', 'Mine');
    savedElsewhere({ overview: 'Theirs' });
    draftedElsewhere({ overview: 'By AI', size: 'By AI' });
    expect(await document.save('en')).toBe('merged');
    const saved = { overview: 'Theirs', size: 'Mine' };
    expect(server).toMatchObject({ savedContent: saved, content: { overview: 'By AI' }, draft: { generationId: 'g' } });
    expect(document.editable.content).toEqual({ overview: 'By AI', size: 'By AI' });
    expect(document.status).toMatchObject({ dirty: false, review: 'possible', server: { revision: 3 } });
    expect(document.review?.versions).toMatchObject({ mine: saved, draft: server.content });
    document.editable.set('/size', 'Reviewed');
    expect(await document.save('en')).toBe('saved');
    expect(server).toMatchObject({ content: { overview: 'By AI', size: 'Reviewed' }, draft: null });
  });

  it('asks about what was saved beside a draft that both have', async () => {
    draftedElsewhere({ overview: 'By AI', size: 'By AI' });
    const document = open();
    document.editable.set('/size', 'Mine');
    savedElsewhere({ overview: 'Saved', size: 'Theirs', words: ['theirs'] });
    expect(await document.save('en')).toBe('conflict');
    expect(document.conflict?.clashes.all.map(({ pointer }) => pointer)).toEqual(['/size']);
    expect(resolveConflict(document, () => true)).toBe(true);
    expect(await document.save('en')).toBe('saved');
    const chosen = { overview: 'By AI', size: 'Theirs', words: ['theirs'] };
    expect(server).toMatchObject({ content: chosen, draft: null });
  });

  it('recognises that the same content was saved elsewhere', async () => {
    const document = open();
    document.editable.set('/overview', 'Same');
    savedElsewhere({ overview: 'Same' });
    expect(await document.save('en')).toBe('merged');
    expect(server.revision).toBe(2);
    expect(document.status.dirty).toBe(false);
  });
});

describe('opening', () => {
  it('restores the work of several closed tabs, but not of an open one', () => {
    const first = open(journalOf('first', 'first'));
    const second = open(journalOf('second', 'first', 'second'));
    const third = open(journalOf('third', 'first', 'second', 'third'));
    first.editable.type('/overview', 'First');
    second.editable.set('/size', 'Second');
    third.editable.set('/words', ['third']);
    const later = open(journalOf('later', 'later', 'third'));
    expect(later.editable.content).toEqual({ overview: 'First', size: 'Second' });
    expect(later.status).toMatchObject({ dirty: true, restored: true });
    expect(journalOf('last').findUnsaved(definition.schema, {})).toHaveLength(2);
  });

  it('merges unsaved work with later saves, and asks only about conflicts', async () => {
    open(journalOf('closed')).editable.set('/overview', 'Unsaved');
    savedElsewhere({ overview: 'Saved', size: 'Theirs' });
    const merged = open(journalOf('next'));
    expect(merged.editable.content).toEqual({ overview: 'Unsaved', size: 'Theirs' });
    expect(merged.status).toMatchObject({ restored: true, isContradicted: false });

    savedElsewhere({ overview: 'Theirs' });
    const asked = open(journalOf('last'));
    expect(asked.status).toMatchObject({ isContradicted: true });
    asked.close();
    // After a reload it asks again, and so does saving for whoever goes on without choosing.
    const reloaded = open(journalOf('reloaded'));
    expect(reloaded.status.isContradicted).toBe(true);
    reloaded.putOffConflict();
    reloaded.editable.set('/size', 'Typed since');
    expect(await reloaded.save('en')).toBe('conflict');
    expect(reloaded.status.isContradicted).toBe(true);
    expect(resolveConflict(reloaded, () => false)).toBe(true);
    expect(reloaded.editable.content).toEqual({ overview: 'Unsaved', size: 'Typed since' });
    expect(journalOf('any').findUnsaved(definition.schema, {})).toHaveLength(1);
    expect(await reloaded.save('en')).toBe('saved');
  });

  it('keeps the second of two conflicting works for the next time', () => {
    open(journalOf('a', 'a', 'b')).editable.set('/overview', 'A');
    open(journalOf('b', 'a', 'b')).editable.set('/overview', 'B');
    const document = open(journalOf('c', 'c'));
    const own = String(document.editable.content['overview']);
    document.deleteUnsaved();
    document.close();
    expect([own, open(journalOf('d', 'd')).editable.content['overview']].toSorted()).toEqual(['A', 'B']);
  });
});

describe('a generation', () => {
  const draftOf = (content: ToolsetDocument) =>
    createState(definition, content, { draft: { generationId: 'g', createdAt: '', cut: [], starter: false } });
  const players = (document: ReturnType<typeof open>) => document.editable.content['players'];
  const a = { id: 'a', name: 'A' };
  const b = { id: 'b', name: 'B' };

  it('keeps an edited item in place, with generated ones around it', () => {
    server.content = { players: [a, b, { id: 'c', name: 'C' }] };
    const document = open();
    document.editable.set('/players/1/name', 'Mine');
    const mine = { id: 'b', name: 'Mine' };
    document.beginGeneration(null);
    document.showPartial({ players: [{ name: '1' }] });
    expect(players(document)).toEqual([{ name: '1' }, mine, { id: 'c', name: 'C' }]);
    document.showPartial({ players: [{ name: '1' }, { name: '2' }, { name: '3' }] });
    expect(players(document)).toEqual([{ name: '1' }, mine, { name: '2' }, { name: '3' }]);
    const written = ['1', '2', '3'].map((name) => ({ id: `new${name}`, name }));
    document.finishGeneration(draftOf({ players: written }));
    expect(players(document)).toEqual([written[0], mine, ...written.slice(1)]);
    expect(document.status.dirty).toBe(true);
  });

  it('keeps uncommitted text, and what was typed before the first partial document', () => {
    const document = open();
    document.beginGeneration(null);
    document.editable.type('/size', 'Typed');
    document.showPartial({ overview: 'By', size: 'By' });
    expect(document.editable.text('/size')).toBe('Typed');
    document.finishGeneration(draftOf({ overview: 'By AI', size: 'By AI' }));
    expect(document.editable.content).toEqual({ overview: 'By AI', size: 'Typed' });
  });

  it('is removed without a trace when it is cancelled, and typed text stays', () => {
    server.content = { overview: 'Saved', players: [a, b], words: ['x', 'y'] };
    const document = open();
    document.editable.removeItem('/players', 0);
    document.editable.set('/words', ['x', 'mine', 'y']);
    document.beginGeneration(null);
    document.showPartial({ overview: 'By', players: [{ name: '1' }, { name: '2' }], words: ['1', '2'] });
    document.editable.set('/size', 'Meanwhile');
    // The state a reload would restore.
    const typed = { overview: 'Saved', size: 'Meanwhile', players: [b], words: ['x', 'mine', 'y'] };
    expect(journalOf('other').findUnsaved(definition.schema, {})[0]?.content).toEqual(typed);
    document.withdrawGeneration(server);
    expect(document.editable.content).toEqual(typed);
  });

  it('keeps restored unsaved work', () => {
    server.content = { players: [{ name: 'Owner' }] };
    open(journalOf('closed')).editable.set('/players/0/name', 'Typed before the reload');
    const document = open(journalOf('next'));
    document.beginGeneration(null);
    document.showPartial({ players: [{ name: 'By AI' }] });
    expect(players(document)).toEqual([{ name: 'Typed before the reload' }, { name: 'By AI' }]);
  });
});

describe('what a draft changed', () => {
  const saved = { overview: 'Saved', size: 'Small', players: [{ id: 'a', name: 'A' }] };
  const drafted = (content: ToolsetDocument, generationId = 'g') => {
    const draft = { generationId, createdAt: '', cut: [], starter: false };
    return createState(definition, content, { draft, savedContent: server.content, status: 'generated' });
  };
  const generate = (document: ReturnType<typeof open>, content: ToolsetDocument, generationId?: string) => {
    document.beginGeneration(null);
    document.showPartial(content);
    expect(marked(document)).toEqual([]);
    document.finishGeneration(drafted(content, generationId));
  };
  const marked = ({ editable }: ReturnType<typeof open>) => editable.marks.all.map(({ pointer }) => pointer);

  it('is marked once it is written, until it is edited, put back or saved', async () => {
    server.content = saved;
    const document = open();
    generate(document, { overview: 'By AI', size: 'Large', words: ['x'], players: saved.players });
    expect(marked(document)).toEqual(['/overview', '/size', '/words']);
    document.editable.set('/overview', 'By me');
    document.editable.set('/words', undefined);
    expect(marked(document)).toEqual(['/size']);
    expect(await document.save('en')).toBe('saved');
    expect(marked(document)).toEqual([]);
  });

  it('is marked again after a reload, and after a generation that was stopped', () => {
    server = drafted({ ...saved, size: 'Large' });
    server.savedContent = saved;
    const document = open();
    expect(marked(document)).toEqual(['/size']);
    document.beginGeneration(['/overview']);
    expect(marked(document)).toEqual([]);
    document.withdrawGeneration();
    expect(marked(document)).toEqual(['/size']);
    document.deleteUnsaved({ ...server, content: saved, draft: null });
    expect(marked(document)).toEqual([]);
  });

  it('is what differs from the saved content and from what was typed before, over several drafts', () => {
    server.content = saved;
    const document = open();
    generate(document, { ...saved, size: 'Large' }, 'g1');
    document.editable.set('/overview', 'Typed');
    document.beginGeneration(['/overview']);
    document.finishGeneration(drafted({ ...saved, size: 'Large', overview: 'By AI' }, 'g2'));
    expect(marked(document)).toEqual(['/overview', '/size']);
    expect(document.editable.marks.at('/overview')?.before).toBe('Typed');
    expect(document.editable.marks.at('/size')?.before).toBe('Small');
  });

  it('is not marked where there was nothing before', () => {
    server = createState(definition, null);
    const document = open();
    generate(document, { overview: 'By AI' });
    expect(document.editable.content).toEqual({ overview: 'By AI' });
    expect(marked(document)).toEqual([]);
  });
});

describe('what somebody else saves', () => {
  it('comes in beside unsaved edits and a half-typed tag', () => {
    const document = open();
    document.editable.type('/overview', 'Mine');
    document.editable.type('/words/-', 'half a wor');
    expect(document.noteForeign(savedElsewhere({ overview: 'Saved', size: 'Theirs' }), false)).toBe(true);
    expect(document.editable.content).toEqual({ overview: 'Mine', size: 'Theirs' });
    expect(document.editable.text('/words/-')).toBe('half a wor');
    expect(document.status).toMatchObject({ dirty: true, isContradicted: false, server: { revision: 2 } });
  });

  it('waits where both changed the same place, until the person asks for both', () => {
    const document = open();
    document.editable.set('/overview', 'Mine');
    const newer = savedElsewhere({ overview: 'Theirs', size: 'Theirs' });
    expect(document.noteForeign(newer, false)).toBe(false);
    expect(document.editable.content).toEqual({ overview: 'Mine' });
    expect(document.status).toMatchObject({ isContradicted: false, server: { revision: 1 } });
    expect(document.noteForeign(newer, true)).toBe(false);
    expect(document.status.isContradicted).toBe(true);
  });

  it('may be a draft: it is shown to whoever has edited nothing, and waits for whoever has', () => {
    const draft = {
      ...server,
      content: { overview: 'Draft' },
      draft: { generationId: 'g', createdAt: '', cut: [], starter: false },
    };
    const [reader, editor] = [open(), open(journalOf('another'))];
    editor.editable.set('/size', 'Mine');
    expect(reader.noteForeign(draft, false)).toBe(true);
    expect(reader.editable.content).toEqual({ overview: 'Draft' });
    expect(editor.noteForeign(draft, false)).toBe(false);
    expect(editor.editable.content).toEqual({ overview: 'Saved', size: 'Mine' });
  });
});
