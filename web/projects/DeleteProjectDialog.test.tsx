import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Project } from '#engine/protocol/project.ts';
import { projects } from '#web/stores/projects.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';

const server = startLocalServer();
const project = { id: 'p', name: 'Işıl’ın  Kutusu', role: 'owner' } as Project;
const onDeleted = vi.fn();

beforeEach(() => {
  onDeleted.mockClear();
  toasts.items = [];
  projects.items = ref([project]);
  projects.query = {};
  projects.phase = 'ready';
  server.on('DELETE /api/projects/p', { status: 204 });
  render(<DeleteProjectDialog project={project} onDeleted={onDeleted} onClose={() => {}} />);
});

const type = (text: string) => userEvent.type(screen.getByLabelText('Type the project’s name to confirm'), text);

it('deletes nothing until the name is typed in', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
  screen.getByText('Please fill in this field.');
  await type('Another{Enter}');
  screen.getByText(/^The project is called “Işıl’ın/);
  await untilFocused(() => screen.getByRole('textbox'));
  expect(server.received).toEqual([]);
});

it('does not mind case, accents and blanks, never deletes for good, and offers to undo it', async () => {
  await type(' isil’in kutusu{Enter}');
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(server.received.map(({ call, query }) => call + query)).toEqual(['DELETE /api/projects/p?forGood=false']);
  expect(projects.items).toEqual([]);
  const [toast] = toasts.items;
  expect(toast?.text).toContain('You can restore it for 30 days.');
  server.on('POST /api/projects/p/restore', { status: 200, body: { data: project } });
  server.on('GET /api/projects', { status: 200, body: { data: [project], nextCursor: null } });
  toast?.action?.run();
  await waitFor(() => expect(projects.items.map(({ id }) => id)).toEqual(['p']));
  expect(toasts.items.at(-1)?.text).toMatch(/has been restored.$/);
});
