import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { findChanges } from '#engine/difference/findChanges.ts';
import { takePlaces } from '#engine/difference/takePlaces.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';

import { Journal } from './Journal.ts';
import type { OpenDocument } from './OpenDocument.ts';
import { reviewAfterApproval } from './reviewAfterApproval.ts';
import { savedOf, withoutDraft } from './serverContent.ts';
import { createOpenDocument, createState } from './testing/createOpenDocument.ts';
import { storeSave } from './testing/storeSave.ts';

const text = { type: 'string' } as const;
const definition = defineToolset({
  properties: {
    goal: text,
    why: text,
    people: { type: 'array', items: { type: 'object', properties: { id: text, name: text, role: text } } },
  },
  ui: { itemTitles: { '/people': 'name' } },
});
const beginning = {
  goal: 'g0',
  why: 'y0',
  people: [
    { id: 'a', name: 'Ada', role: 'r1' },
    { id: 'b', name: 'Bora', role: 'r2' },
  ],
};

/** Two pages of the same toolset, at servers that share their rows. */
let state: ToolsetState;
let pages: OpenDocument[];
let count: number;
/** What the server keeps as versions. */
let versions: unknown[];
/** Words that somebody typed and nobody has changed or taken back since. */
let owed: Set<string>;

const said = (value: unknown) => new Set(JSON.stringify(value ?? null).match(/w\d+/g));
const peopleOf = (content: ToolsetDocument) => (content['people'] ?? []) as { id?: string; name?: string }[];
const newWord = () => `w${(count += 1)}`;

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method !== 'PUT') return Response.json({ data: state });
    const stored = storeSave(state, JSON.parse(String(init.body)));
    if (!stored) return Response.json({ key: 'revision-conflict', data: {} }, { status: 409 });
    state = stored.state;
    return Response.json({ data: stored.saved });
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** What is typed takes the place of what the page showed there. */
function note(page: OpenDocument, edit: () => void): void {
  const before = said(page.editable.content);
  edit();
  page.editable.commit();
  const after = said(page.editable.content);
  for (const word of before) if (!after.has(word)) owed.delete(word);
  for (const word of after) if (!before.has(word)) owed.add(word);
}

function type(page: OpenDocument, at: number): void {
  const people = peopleOf(page.editable.content);
  const places = ['/goal', '/why', ...people.flatMap((_, index) => [`/people/${index}/name`, `/people/${index}/role`])];
  note(page, () => page.editable.type(places[at % places.length]!, newWord()));
}

function add(page: OpenDocument): void {
  const word = newWord();
  note(page, () =>
    page.editable.insertItem('/people', peopleOf(page.editable.content).length, { id: `i${word}`, name: word }),
  );
}

function draft(): void {
  const stood = savedOf(state) ?? {};
  const people = peopleOf(stood).map((person, index) => (index % 2 === 0 ? { ...person, role: `d${count}` } : person));
  const content = { ...stood, why: `d${count}`, people: [...people, { id: `d${count}`, name: `d${count}` }] };
  count += 1;
  const made = { generationId: `g${count}`, createdAt: '', cut: [], starter: false };
  state = { ...state, status: 'generated', content, savedContent: stood, draft: made };
}

/** As the server does it. */
function approve(page: OpenDocument, at: number): void {
  const { server } = page.status;
  if (!server.draft || server.draft.generationId !== state.draft?.generationId || server.revision !== state.revision)
    return;
  const after = page.editable.flush();
  const entries = ['/goal', '/why', ...peopleOf(after).map((_, index) => `/people/${index}`)];
  const pointers = [entries[at % entries.length]!];
  versions.push(state.savedContent);
  const saved = takePlaces(definition, { before: state.savedContent ?? {}, after }, pointers);
  const rest = takePlaces(definition, { before: state.content ?? {}, after }, pointers);
  const isDone = findChanges(definition, saved, rest).length === 0;
  const next = isDone ? { ...withoutDraft(state), content: saved } : { ...state, content: rest, savedContent: saved };
  state = { ...next, revision: state.revision + 1 };
  page.takeApproved(state, reviewAfterApproval);
}

const step = fc.record({
  page: fc.nat(1),
  what: fc.constantFrom('type', 'type', 'add', 'undo', 'save', 'save', 'meet', 'meet', 'draft', 'approve', 'approve'),
  at: fc.nat(20),
});

it('whatever is typed, saved by itself, approved, undone and merged: no word is lost that nobody took away', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: 'max' }), async (steps) => {
      localStorage.clear();
      [state, count, owed, versions] = [createState(definition, beginning), 0, new Set(), []];
      pages = ['one', 'two'].map((tab) =>
        createOpenDocument(definition, state, new Journal('p1:trial', tab, new Set(['one', 'two']))),
      );
      for (const { page: which, what, at } of steps) {
        const page = pages[which]!;
        if (what === 'type') type(page, at);
        if (what === 'add') add(page);
        if (what === 'undo') note(page, () => void page.editable.undo());
        if (what === 'save') await page.save('en', { byItself: true });
        if (what === 'meet') page.noteForeign(state, false);
        if (what === 'draft' && !state.draft) draft();
        if (what === 'approve') approve(page, at);
        const there = said([state, versions, ...pages.map(({ editable }) => editable.content)]);
        expect([...owed].filter((word) => !there.has(word))).toEqual([]);
      }
      for (const page of pages) {
        // Nobody is asked in the middle of a word.
        expect(page.conflict).toBeNull();
        page.close();
      }
    }),
    { numRuns: 150, seed: 7 },
  );
});
