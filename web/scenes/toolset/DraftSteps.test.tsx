import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ref } from 'valtio';
import { afterEach, expect, it } from 'vitest';

import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { DraftSteps } from './DraftSteps.tsx';

const definition = readDefinition('market');
afterEach(() => void (toolsetScreen.document = null));

it('leads from one change to the next, also when the one just seen has been edited', async () => {
  const savedContent = { overview: 'Saved', description: 'Saved', growthRate: 'Saved' };
  const content = { overview: 'By AI', description: 'By AI', growthRate: 'By AI' };
  const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };
  const document = createOpenDocument(definition, createState(definition, content, { savedContent, draft }));
  toolsetScreen.document = ref<OpenDocument>(document);
  const led: string[] = [];
  document.editable.onFocusRequest((pointer) => led.push(pointer));
  render(<DraftSteps />);
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Next change' }));
  await next();
  await next();
  expect(screen.queryByText('2 / 3')).not.toBeNull();
  act(() => document.editable.set('/description', 'By me'));
  await next();
  expect(screen.queryByText('2 / 2')).not.toBeNull();
  await next();
  await userEvent.click(screen.getByRole('button', { name: 'Previous change' }));
  expect(led).toEqual(['/overview', '/description', '/growthRate', '/overview', '/growthRate']);
  act(() => document.deleteUnsaved({ ...document.status.server, content: savedContent, draft: null }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps its place when the edit of a change is taken back, and tells how many there are without one', async () => {
  const savedContent = { overview: 'Saved', description: 'Saved', growthRate: 'Saved' };
  const content = { overview: 'By AI', description: 'By AI', growthRate: 'By AI' };
  const draft = { generationId: 'g', createdAt: '', cut: [], starter: false };
  const document = createOpenDocument(definition, createState(definition, content, { savedContent, draft }));
  toolsetScreen.document = ref<OpenDocument>(document);
  render(<DraftSteps />);
  const steps = () => screen.getByRole('group').textContent;
  expect(steps()).toBe('– / 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next change' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next change' }));
  act(() => document.editable.change('/description', new Map([['/description', 'By me']])));
  expect(steps()).toBe('– / 2');
  act(() => void document.editable.undo());
  expect(steps()).toBe('2 / 3');
});
