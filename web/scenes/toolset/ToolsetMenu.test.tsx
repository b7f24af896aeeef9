import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, expect, it } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { ToolsetMenu } from './ToolsetMenu.tsx';

const definition = readDefinition('market');
const draft = { generationId: 'g1', createdAt: '2026-11-22T10:00:00Z', cut: [], starter: false };

afterEach(() => void Object.assign(toolsetScreen, { server: null, definition: null }));

async function offersSlide(content: { overview: string } | null, rest: Partial<ToolsetState>): Promise<boolean> {
  toolsetScreen.definition = ref({ definition, validatorUrl: '' } as never);
  toolsetScreen.server = ref(createState(definition, content, rest));
  render(<ToolsetMenu />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Print' });
  const isOffered = screen.queryByRole('menuitem', { name: 'Present' }) !== null;
  cleanup();
  return isOffered;
}

it('offers a slide of what is saved, and none where a restored version has emptied the toolset', async () => {
  const [saved, drafted] = [{ overview: 'Saved' }, { overview: 'Drafted' }];
  expect(await offersSlide(saved, { revision: 1 })).toBe(true);
  expect(await offersSlide(drafted, { revision: 1, draft, savedContent: saved })).toBe(true);
  expect(await offersSlide(null, { revision: 2 })).toBe(false);
  expect(await offersSlide(drafted, { revision: 2, draft, savedContent: null })).toBe(false);
});
