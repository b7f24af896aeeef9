import { matchPath, type RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { routes } from '#web/routes.tsx';

import type { AxeScope } from '../support/inspectScreen.ts';
import { halfOfLooks } from '../support/looks.ts';
import { openLook, type OpenLook, type VisitorGroup } from '../support/openLook.ts';
import { routePaths } from '../support/routePaths.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let openLooks: OpenLook[];

beforeAll(async () => {
  openLooks = await Promise.all(halfOfLooks.map((look) => openLook(stage.browser, stage.app, look)));
});
afterAll(async () => {
  for (const each of openLooks) await each.close();
});

const placeholders = routePaths({ projectId: 'p', workspaceId: 'w' });
const screens = (Object.entries(placeholders) as [VisitorGroup, string[]][]).flatMap(([group, paths]) =>
  paths.map((path, place) => ({ path, group, place })),
);

function patternsOf(all: RouteObject[], above = ''): string[] {
  return all.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return children ? patternsOf(children, own) : index || path !== undefined ? [own || '/'] : [];
  });
}

it('visits every route', () => {
  const unseen = patternsOf(routes).filter((pattern) => !screens.some(({ path }) => matchPath(pattern, path)));
  // These only redirect.
  expect(unseen).toEqual(['/user', '/project/:id/settings', '/project/:id/tools']);
});

/**
 * Axe checks each screen once in each theme and once at each width: light and wide with dark and narrow, or the other
 * way round, alternating between screens, so that shared parts are checked in all four. Width, console and requests are
 * checked in every variant; `npm run pictures` runs axe in all eight.
 */
function axeScope(look: number, place: number): AxeScope {
  if (Math.floor(look / 2) !== place % 2) return 'nothing';
  return look % 2 === 0 ? 'every-entry' : 'first-entries';
}

// Variants run concurrently: one page renders while the other is examined.
it.for(screens)('$path is sound for $group people', async ({ group, place }) => {
  const findings = await Promise.all(
    openLooks.map(async ({ look: { language, theme, width }, inspect }, index) =>
      (await inspect(group, place, axeScope(index, place))).map(
        (finding) => `${language}, ${theme}, ${width} px: ${finding}`,
      ),
    ),
  );
  expect(findings.flat()).toEqual([]);
});
