import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { generationPrice } from '#engine/generation/generationPrice.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition } from '#web/form/testing/readDefinition.ts';
import { configuration } from '#web/stores/configuration.ts';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { GeneratePanel } from './GeneratePanel.tsx';
import { pendingGeneration, requestGeneration } from './pendingGeneration.ts';
import { PendingQuestion } from './PendingQuestion.tsx';

const definition = readDefinition('market');

beforeEach(() => {
  toolsetScreen.server = { id: 'market', status: 'saved', missing: [] } as never;
  toolsetScreen.definition = { definition } as never;
  toolsetScreen.document = ref<OpenDocument>(
    createOpenDocument(definition, createState(definition, { overview: 'Saved' })),
  );
});
afterEach(() => {
  toolsetScreen.server = toolsetScreen.definition = toolsetScreen.document = null;
  configuration.balance = configuration.current = null;
  project.current = null;
});

function renderPanel() {
  return render(
    <MemoryRouter>
      <GeneratePanel definition={definition} />
      <PendingQuestion definition={definition} />
    </MemoryRouter>,
  );
}

it('shows the price of single fields, also to people who cannot pay for all', async () => {
  configuration.balance = { balance: definition.manifest.tokenCost - 1 } as never;
  renderPanel();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Regenerate' }).disabled).toBe(true);
  await userEvent.click(screen.getByText('Only some fields'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Overview' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate 1 field' }).disabled).toBe(false);
  const price = generationPrice(definition, ['/overview']);
  expect(screen.getByText(/^Costs/).textContent).toContain(`Costs ${price} ${price === 1 ? 'token' : 'tokens'}.`);
});

it('is named after its button, also where that lays out the starter', () => {
  configuration.current = ref({ model: { kind: 'built-in' } }) as never;
  toolsetScreen.server = { id: 'market', status: 'empty', missing: [] } as never;
  renderPanel();
  expect(screen.queryByRole('region', { name: 'Generate the starter' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Generate' })).not.toBeNull();
});

it('drops the question when its page is left', async () => {
  const { unmount } = renderPanel();
  requestGeneration(['/overview']);
  await screen.findByRole('dialog', { name: 'Write a new draft?' });
  unmount();
  expect(pendingGeneration.request).toBeNull();
});

it.each([
  { language: 'tr', role: 'owner', note: 'Writes in Turkish. Change the language' },
  { language: 'en', role: 'editor', note: 'Writes in English.' },
])('tells the language of the draft, and the owner how to change it ($language)', ({ language, role, note }) => {
  project.current = { id: 'p', name: 'Trial', language, role } as never;
  renderPanel();
  expect(screen.getByText(/^Writes in/).parentElement?.textContent).toBe(note);
  expect(screen.queryByRole('link', { name: 'Change the language' })?.getAttribute('href') ?? null).toBe(
    role === 'owner' ? '/project/p/settings/actions' : null,
  );
});
