import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { projectFileFormat } from '#engine/protocol/projectFileRules.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { ImportDialog } from './ImportDialog.tsx';

const server = startLocalServer();
const lost = '06C3YJWVQMQR58NSGATNQ5QH6F-900x600.png';
const summary = {
  id: 'persona',
  version: '1.0.0',
  title: { en: 'Persona' },
  stage: 'define',
  tokenCost: 1,
  icon: 'user',
};
let isClosed: boolean;

beforeEach(() => {
  toasts.items = [];
  isClosed = false;
  server.on('GET /api/toolsets', { status: 200, body: { data: [summary] } });
  const page = <ImportDialog onClose={() => (isClosed = true)} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
});

const pick = (more: object) => {
  const toolsets = [{ id: 'persona', version: '1.0.0', content: {} }];
  const file = { format: projectFileFormat, version: 1, project: { name: 'Box' }, toolsets, ...more };
  return userEvent.upload(
    screen.getByLabelText('Project file'),
    new File([JSON.stringify(file)], 'box.json', { type: 'application/json' }),
  );
};
const answer = (imagesLeftOut: number) => {
  const body = { data: { project: { id: 'p', name: 'Box' }, leftOut: [], imagesLeftOut } };
  server.on('POST /api/projects/import', { status: 201, body });
};

it('says before an import which images a file had no room for, and afterwards how many are missing', async () => {
  await pick({ imagesLeftOut: [lost] });
  await screen.findByText(/^1 image is not in this file/);
  answer(2);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(toasts.items.map(({ text }) => text)).toEqual([
    '“Box” has been imported.',
    '2 images could not be imported: their places are empty.',
  ]);
});

it('says nothing of images where none is missing', async () => {
  await pick({});
  await screen.findByText('“Box”, 1 toolset');
  expect(screen.queryByText(/image/)).toBeNull();
  answer(0);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(toasts.items).toHaveLength(1);
});
