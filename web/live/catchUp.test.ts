import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { live } from '#web/stores/live.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { catchUp } from './catchUp.ts';

const text = { type: 'string' } as const;
const definition = defineToolset({ properties: { overview: text, size: text, trend: text } });
const server = startLocalServer();
const path = 'GET /api/projects/p/toolsets/trial';

let document: OpenDocument;
let state = createState(definition, { overview: 'Saved' });

beforeEach(() => {
  state = createState(definition, { overview: 'Saved' });
  document = createOpenDocument(definition, state);
  Object.assign(toolsetScreen, { projectId: 'p', toolsetId: 'trial', phase: 'ready', document: ref(document) });
  live.news = null;
});
afterEach(() => void Object.assign(toolsetScreen, { toolsetId: '', document: null, saving: false }));

function savedElsewhere(content: ToolsetDocument): number {
  state = { ...state, content: { ...state.content, ...content }, revision: state.revision + 1 };
  server.on(path, { status: 200, body: { data: state } });
  return state.revision;
}

const news = () => live.news && { by: live.news.by, changed: live.news.changes.map(({ pointer }) => pointer) };

it('gathers what several people change, each field once', async () => {
  await catchUp('Bora', savedElsewhere({ size: 'Large' }));
  await catchUp('Can', savedElsewhere({ size: 'Huge', trend: 'Up' }));
  await catchUp('Bora', savedElsewhere({ trend: 'Down' }));
  expect(document.editable.content).toEqual({ overview: 'Saved', size: 'Huge', trend: 'Down' });
  expect(news()).toEqual({ by: ['Bora', 'Can'], changed: ['/size', '/trend'] });
  expect(live.news?.changes[1]).toMatchObject({ before: undefined, after: 'Down' });
});

it('does not ask for what the page has itself saved', async () => {
  await catchUp('Ada', state.revision);
  expect(server.received).toEqual([]);
  expect(news()).toBeNull();
});

it('waits for a save that is under way', async () => {
  toolsetScreen.saving = true;
  const caughtUp = catchUp('Bora', savedElsewhere({ size: 'Large' }));
  await Promise.resolve();
  expect(server.received).toEqual([]);
  toolsetScreen.saving = false;
  await caughtUp;
  expect(document.editable.content).toMatchObject({ size: 'Large' });
});

it('says what waits, and no more once that has come in', async () => {
  document.editable.set('/size', 'Mine');
  await catchUp('Bora', savedElsewhere({ size: 'Theirs' }));
  expect(live.news?.waiting?.revision).toBe(state.revision);
  expect(document.editable.content).toMatchObject({ size: 'Mine' });
  document.editable.set('/size', undefined);
  await catchUp('Bora', savedElsewhere({ trend: 'Up' }));
  expect(live.news?.waiting).toBeNull();
  expect(document.editable.content).toMatchObject({ size: 'Theirs', trend: 'Up' });
});
