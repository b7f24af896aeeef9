import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { ProjectStep, ToolsetState } from '#engine/protocol/project.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { createOpenDocument, createState } from '#web/document/testing/createOpenDocument.ts';
import { readDefinition, readExample } from '#web/form/testing/readDefinition.ts';
import { configuration } from '#web/stores/configuration.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { toasts } from '#web/stores/toasts.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { ToolsetFoot } from './ToolsetFoot.tsx';
import { ToolsetView } from './ToolsetView.tsx';

const definition = readDefinition('market');
const server = startLocalServer();

beforeEach(() => {
  server.on('GET /api/toolsets/market/examples/en', { status: 200, body: { data: readExample('market', 'en') } });
  definitions.summaries = ref(
    ['about', 'market', 'persona'].map((id) => ({
      id,
      title: { en: `The ${id}`, tr: id },
      shortTitle: { en: `The ${id}`, tr: id },
    })) as ToolsetSummary[],
  );
  project.toolsets = ref(
    ['about', 'market', 'persona'].map((id) => ({
      id,
      status: 'empty',
      fallen: [],
      missing: [],
      onPath: true,
    })) as Partial<ProjectStep>[] as ProjectStep[],
  );
});
afterEach(() => {
  toolsetScreen.server = toolsetScreen.definition = toolsetScreen.document = null;
  toolsetScreen.dirty = false;
  configuration.current = configuration.balance = null;
  project.current = null;
  project.toolsets = ref([]);
  definitions.summaries = ref([]);
  toasts.items = [];
});

async function show({ readOnly = false, ...state }: Partial<ToolsetState> & { readOnly?: boolean } = {}) {
  const opened = createState(definition, null, state);
  const document = createOpenDocument(definition, opened);
  Object.assign(toolsetScreen, {
    projectId: 'p',
    toolsetId: 'market',
    server: ref(opened),
    definition: ref({ definition }),
    document: ref<OpenDocument>(document),
  });
  render(
    <MemoryRouter>
      <ToolsetView
        document={document}
        language="en"
        mode="picture"
        readOnly={readOnly}
        isPrinting={false}
        form={null}
      />
      <ToolsetFoot readOnly={readOnly} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: definition.locales.en.question! });
}
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('offers a draft with its price, the empty form, and the way past an empty toolset', async () => {
  configuration.balance = { balance: 500 } as never;
  project.current = { id: 'p', name: 'Trial', language: 'tr', role: 'owner' } as never;
  server.on('POST /api/projects/p/toolsets/market/generations', {
    status: 400,
    body: { key: 'insufficient-tokens', title: 'No', message: 'No.' },
  });
  await show();
  expect(screen.queryByText(definition.locales.en.description)).not.toBeNull();
  expect(screen.queryByText('Writes in Turkish.')).not.toBeNull();
  expect(link('Skip for now')).toBe('/project/p/tools/persona');
  expect(button('Save')).toBeNull();
  expect(button('Save and continue: The persona')).toBeNull();
  await screen.findByRole('button', { name: 'Fill in myself' }, { timeout: 15_000 });
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`^Draft it for me ?${definition.manifest.tokenCost} tokens$`) }),
  );
  // The picture that it will be drawn in is loaded meanwhile.
  const patient = { timeout: 15_000 };
  await expect.poll(() => server.sentTo('POST /api/projects/p/toolsets/market/generations'), patient).toHaveLength(1);
  // Refused, which ends it.
  await expect.poll(() => toolsetScreen.generation, patient).toBeNull();
});

it('offers the starter, free of charge, where no model is connected', async () => {
  configuration.current = { model: { kind: 'built-in' }, payments: 'none' } as never;
  await show();
  expect(button('Generate the starter')?.disabled).toBe(false);
  expect(screen.queryByRole('button', { name: /^Draft it/ })).toBeNull();
});

it('names what a draft needs first in place of the minutes, and leads there', async () => {
  await show({ missing: ['about'] });
  expect(screen.queryByText(/Needs first:/)).not.toBeNull();
  expect(screen.queryByText(/minutes/)).toBeNull();
  expect(link('Go to The about')).toContain('about');
  expect(screen.queryByRole('button', { name: /^Draft it/ })).toBeNull();
});

it('says that a draft costs more than there is, and where tokens are sold', async () => {
  configuration.balance = { balance: 1 } as never;
  await show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Draft it/ }).disabled).toBe(true);
  expect(screen.queryByRole('link', { name: /Buy tokens/ })).not.toBeNull();
});

it.each([
  ['a viewer', 'write', 'Whoever may edit this project can fill it in.'],
  ['read mode', 'read', 'It can be filled in once the project is in write mode.'],
])('offers nothing to %s, and says who can', async (_, mode, words) => {
  project.current = { id: 'p', name: 'Trial', language: 'en', role: 'viewer', mode } as never;
  await show({ readOnly: true });
  expect(screen.queryByText(words)).not.toBeNull();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['See the example']);
  expect(link('Fill in myself')).toBeUndefined();
  expect(link('Next toolset: The persona')).toBe('/project/p/tools/persona');
});

it('saves on the way on as soon as there is something to save', async () => {
  await show();
  await act(async () => {
    toolsetScreen.dirty = true;
  });
  expect(link('Skip for now')).toBeUndefined();
  expect(button('Save and continue: The persona')?.disabled).toBe(false);
});
