import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { defineToolset } from '#web/form/testing/defineToolset.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { live } from '#web/stores/live.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { catchUp } from './catchUp.ts';
import { NewsStatus } from './NewsStatus.tsx';

const text = { type: 'string' } as const;
const definition = defineToolset({ properties: { overview: text, size: text } });
const server = startLocalServer();

beforeEach(async () => {
  sessionStorage.clear();
  await addWordsOf('live');
});
afterEach(() => void Object.assign(toolsetScreen, { toolsetId: '', document: null }));

/** As a page does that has just been loaded. */
function open(state = createState(definition, { overview: 'Saved' })) {
  live.news = null;
  const document = createOpenDocument(definition, state);
  Object.assign(toolsetScreen, { projectId: 'p', toolsetId: 'trial', phase: 'ready', document: ref(document) });
  render(<NewsStatus />);
  return document.status.server;
}

it('still says after a reload what others changed, until it is dismissed', async () => {
  const state = open();
  const saved = { ...state, content: { ...state.content, size: 'Large' }, revision: state.revision + 1 };
  server.on('GET /api/projects/p/toolsets/trial', { status: 200, body: { data: saved } });
  await catchUp('Bora', saved.revision);
  await screen.findByText('Bora');
  cleanup();
  open(saved);
  await screen.findByText('Bora');
  expect(live.news?.changes.map(({ pointer }) => pointer)).toEqual(['/size']);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  cleanup();
  open(saved);
  expect(screen.queryByText('Bora')).toBeNull();
});
