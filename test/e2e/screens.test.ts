import { matchPath, type RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { entryRoutes } from '#web/entryRoutes.tsx';
import { pageRoutes } from '#web/pageRoutes.tsx';

import { widthFaults } from '../support/inspectScreen.ts';
import { otherWindow, pairsOfLooks } from '../support/looks.ts';
import { openLook, type OpenLook, type VisitorGroup } from '../support/openLook.ts';
import { routePaths } from '../support/routePaths.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const stage = stageApp();
let openLooks: OpenLook[][];

beforeAll(async () => {
  openLooks = await Promise.all(
    pairsOfLooks.map((pair) => Promise.all(pair.map((look) => openLook(stage.browser, stage.app, look)))),
  );
});
afterAll(async () => {
  for (const each of openLooks.flat()) await each.close();
});

const placeholders = routePaths({
  projectId: 'p',
  workspaceId: 'w',
  versionId: 'v',
  shared: '/shared/s',
  invitation: '/invitation/i',
  payments: ['/sandbox/declined', '/sandbox/asking', '/sandbox/cancelled'],
});
const screens = (Object.entries(placeholders) as [VisitorGroup, string[]][]).flatMap(([group, paths]) =>
  paths.map((path, place) => ({ path, group, place })),
);

function patternsOf(all: RouteObject[], above = ''): string[] {
  return all.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return children ? patternsOf(children, own) : index || path !== undefined ? [own || '/'] : [];
  });
}

const patterns = patternsOf([...entryRoutes, ...pageRoutes]);
const patternOf = (path: string) => patterns.find((pattern) => matchPath(pattern, path));

it('visits every route', () => {
  const unseen = patterns.filter((pattern) => !screens.some(({ path }) => matchPath(pattern, path)));
  // These only redirect.
  expect(unseen).toEqual(['/user', '/project/:id/settings', '/project/:id/versions']);
});

/** Screens of one route differ by content alone: after the first two of it, one look each is enough, in turns. */
function looksFor({ path, place }: (typeof screens)[number]): OpenLook[] {
  const pair = openLooks[place % 2]!;
  const alike = screens.filter((screen) => patternOf(screen.path) === patternOf(path));
  const number = alike.findIndex((screen) => screen.path === path);
  return number < 2 ? pair : [pair[(number >> 1) % 2]!];
}

/**
 * Each screen is opened in both languages, in one theme and width each, with axe; then the window takes the other
 * width, and the least. `npm run pictures` opens every combination.
 */
it.for(screens)('$path is sound for $group people', async (screen) => {
  const { group, place } = screen;
  const findings = await Promise.all(
    looksFor(screen).map(async ({ look, visitors, inspect }) => {
      const { language, theme, width } = look;
      const faults = await inspect(group, place, width === 1280 ? 'every-entry' : 'first-entries');
      const { page } = visitors[group];
      await page.setViewportSize(otherWindow(look));
      await untilLoaded(visitors[group]);
      const resized = await widthFaults(page);
      // As wide as WCAG asks pages to reflow to: a window of 1280 pixels at a zoom of 400 %.
      await page.setViewportSize({ width: 320, height: 640 });
      const narrow = await widthFaults(page);
      await page.setViewportSize(look);
      return [...faults, ...resized, ...narrow].map((fault) => `${language}, ${theme}, first ${width} px: ${fault}`);
    }),
  );
  expect(findings.flat()).toEqual([]);
});
