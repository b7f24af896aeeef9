import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Stage } from '#engine/contract/stages.ts';
import { trialToolset } from '#engine/picture/testing/trialToolset.ts';
import { exampleStanding } from '#web/standing/testing/exampleStanding.ts';
import { definitions } from '#web/stores/definitions.ts';
import { session } from '#web/stores/session.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component as Present } from './Present.tsx';

const server = startLocalServer();
const layout = { kind: 'cards', list: '/ideas', title: 'name', sections: [] };
const { toolset } = trialToolset(layout, { name: { type: 'string', minLength: 1, maxLength: 80 } }, { name: 'Ada' });

const answer = (data: unknown) => ({ status: 200, body: { data } });
const words = (text: string) => ({ en: text, tr: text });
const summary = (id: string, stage: Stage) => ({
  id,
  stage,
  order: 1,
  icon: 'circle',
  title: words(`The ${id}`),
  description: words(`What the ${id} is for.`),
});

interface Saved {
  /** On the project's path. */
  onPath?: boolean;
  stage?: Stage;
  revision: number;
  content?: object | null;
  savedContent?: object | null;
}

/** A project with these toolsets. */
function serve(toolsets: Record<string, Saved>): void {
  const all = Object.entries(toolsets);
  server.on(
    'GET /api/projects/p',
    answer({ id: 'p', name: 'Garden', description: 'Herbs on the roof. For neighbours.' }),
  );
  server.on('GET /api/toolsets', answer(all.map(([id, { stage }]) => summary(id, stage ?? 'discover'))));
  const status = ({ savedContent, revision }: Saved) =>
    savedContent !== undefined ? 'generated' : revision > 0 ? 'saved' : 'empty';
  server.on(
    'GET /api/projects/p/toolsets',
    answer(
      all.map(([id, saved]) => ({
        id,
        revision: saved.revision,
        status: status(saved),
        saved: saved.revision > 0,
        onPath: saved.onPath ?? true,
      })),
    ),
  );
  for (const [id, { content = null, savedContent }] of all) {
    server.on(`GET /api/toolsets/${id}`, answer({ ...toolset, validatorUrl: '' }));
    const state = { content, references: {}, ...(savedContent !== undefined && { savedContent }) };
    server.on(`GET /api/projects/p/toolsets/${id}`, answer(state));
  }
}

function open(path = '/project/p/present') {
  const router = createMemoryRouter(
    [
      { path: '/project/:id/present', element: <Present /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const ideas = (...names: string[]) => ({ ideas: names.map((name) => ({ name })) });
const title = () => screen.findByRole('heading', { level: 2 });
const press = (keys: string) => userEvent.keyboard(keys);

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  session.user = ada;
  definitions.summaries = ref([]);
  definitions.byId = {};
  sessionStorage.clear();
});

it('shows what is saved, not what is drafted, with a divider for each of several stages', async () => {
  serve({
    visit: { stage: 'discover', revision: 2, content: ideas('Drafted'), savedContent: ideas('Saved') },
    market: { stage: 'define', revision: 1, content: ideas('Plums') },
    drafted: { stage: 'define', revision: 0, content: ideas('Only drafted'), savedContent: null },
    emptied: { stage: 'define', revision: 3, content: {} },
  });
  open();
  expect((await title()).textContent).toBe('Garden');
  const seen: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await press('{ArrowRight}');
    seen.push((await title()).textContent);
  }
  expect(seen).toEqual(['Discover', 'Ideas', 'Define', 'Ideas']);
  expect(screen.getByText('5 / 5')).not.toBeNull();
  expect(screen.getByRole('group', { name: /^Ideas\. / }).textContent).toContain('Plums');
  await press('{ArrowLeft}');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['The market']);
  await press('{ArrowLeft}');
  expect(screen.getByRole('group', { name: /^Ideas\. / }).textContent).toContain('Saved');
  await press('n');
  expect(screen.getByRole('complementary').textContent).toContain('What the visit is for.');
});

it('has no divider where there is one stage, and begins at the toolset of the address', async () => {
  serve({
    visit: { revision: 1, content: ideas('Herbs') },
    market: { revision: 1, content: ideas('Plums') },
  });
  const router = open('/project/p/present?toolset=market');
  await screen.findByText('3 / 3');
  expect(screen.getByRole('group', { name: /^Ideas\. / }).textContent).toContain('Plums');
  await waitFor(() => expect(router.state.location.hash).toBe('#3'));
  await press('{Escape}');
  expect(router.state.location.pathname).toBe('/project/p');
});

it('tells a finger at the start how to go on, beside its buttons', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  serve({ market: { revision: 1, content: { ideas: [{ id: 'a', name: 'Saved' }] } } });
  open();
  const hint = await screen.findByText('Swipe to go on. Tap for the buttons.');
  expect(hint.className).not.toContain('opacity-0');
  expect(screen.getByRole('group', { name: 'Presentation controls' }).className).toContain('opacity-100');
});

it('says so where nothing is saved, and leads to the project', async () => {
  serve({ visit: { revision: 0, content: ideas('Drafted'), savedContent: null } });
  open();
  expect(await screen.findByText('Nothing to present yet')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the project' }).getAttribute('href')).toBe('/project/p');
});

it('tries again after a failure', async () => {
  serve({ visit: { revision: 1, content: ideas('Herbs') } });
  server.on('GET /api/projects/p/toolsets/visit', { status: 500, body: { key: 'internal' } });
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Presentation');
  serve({ visit: { revision: 1, content: ideas('Herbs') } });
  await userEvent.click(again);
  expect((await title()).textContent).toBe('Garden');
});

it('tells of a project that is not there', async () => {
  open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Presentation');
  expect(await screen.findByRole('link', { name: 'All projects' })).not.toBeNull();
});

it('begins with where the project stands, once there is more to tell than what it is', async () => {
  serve({ visit: { revision: 1, content: ideas('Herbs') } });
  server.on('GET /api/projects/p/standing', answer(exampleStanding));
  open();
  await title();
  await press('{ArrowRight}');
  expect((await title()).textContent).toBe('Where we stand');
  screen.getByRole('heading', { level: 3, name: 'Change and test again' });
  expect(screen.getByText(exampleStanding.claims[0]!.text).parentElement!.textContent).toContain(
    'supported, strength 4 of 5',
  );
  await press('n');
  expect(screen.getByRole('complementary').textContent).toContain('not written by AI');
});

it('shows what is beside the path where it is opened there, and nowhere else', async () => {
  serve({
    visit: { revision: 1, content: ideas('Herbs') },
    pitch: { onPath: false, revision: 1, content: ideas('Plums') },
  });
  open('/project/p/present?toolset=pitch');
  await screen.findByText('3 / 3');
  expect(screen.getByRole('group', { name: /^Ideas\. / }).textContent).toContain('Plums');
  cleanup();
  open('/project/p/present');
  await screen.findByText('1 / 2');
});
