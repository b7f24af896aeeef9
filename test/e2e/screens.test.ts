import { matchPath, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { routes } from '#web/routes.tsx';

import { halfOfLooks } from '../support/looks.ts';
import { routePaths } from '../support/routePaths.ts';
import { seedScreens } from '../support/seedScreens.ts';
import { stageApp } from '../support/stageApp.ts';
import { visitScreens } from '../support/visitScreens.ts';

const stage = stageApp();

function patternsOf(all: RouteObject[], above = ''): string[] {
  return all.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return children ? patternsOf(children, own) : index || path !== undefined ? [own || '/'] : [];
  });
}

it('looks at every route that there is', () => {
  const addresses = Object.values(routePaths({ projectId: 'p', workspaceId: 'w' })).flat();
  const unseen = patternsOf(routes).filter((pattern) => !addresses.some((address) => matchPath(pattern, address)));
  // These only lead on to another.
  expect(unseen).toEqual(['/user', '/project/:id/settings', '/project/:id/tools']);
});

// All eight looks are taken by `npm run pictures`. Two at a time: one page is drawn while the other is examined.
describe.concurrent('every screen is sound', () => {
  it.for(halfOfLooks)('in $language, $theme, $width px', async (look, { expect }) => {
    const screens = await seedScreens(stage.app, look);
    for await (const { path, group, findings } of visitScreens(stage.browser, stage.app, screens, look))
      expect.soft(findings, `${path} (${group})`).toEqual([]);
  });
});
