import axe from 'axe-core';
import type { Page } from 'playwright';

import type { Visitor } from './openBrowser.ts';
import { openScreen } from './openScreen.ts';

const furtherEntries = '[data-item]:nth-child(n + 4)';

/**
 * What axe checks. Items of a list are alike and take most of its time, so `first-entries` skips all but three of each
 * list.
 */
export type AxeScope = 'every-entry' | 'first-entries';

/** Opens a path and returns the screen's faults: accessibility, width, console and requests. */
export async function inspectScreen(visitor: Visitor, path: string, scope: AxeScope): Promise<string[]> {
  const { page, complaints, failedRequests } = visitor;
  complaints.length = 0;
  failedRequests.length = 0;
  await openScreen(visitor, path);
  const violations = await runAxe(visitor, scope);
  return [...violations, ...(await widthFaults(page)), ...complaints, ...failedRequests];
}

export async function widthFaults(page: Page): Promise<string[]> {
  const { overflow, width } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    width: window.innerWidth,
  }));
  return overflow > 0 ? [`${overflow} px wider than the window of ${width} px`] : [];
}

/** What axe finds on the page as it stands. */
export async function runAxe({ page }: Pick<Visitor, 'page'>, scope: AxeScope): Promise<string[]> {
  // Stays for all screens that are opened without loading the page anew.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async (left) => {
      const scene = left === '' ? document : { exclude: [left] };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(scene, {
        resultTypes: ['violations'],
        // Style sheets are read for a rule that is off.
        preload: false,
      });
      return violations.map(
        ({ id, nodes }) =>
          `axe: ${id} at ${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(' ')}`,
      );
    },
    scope === 'first-entries' ? furtherEntries : '',
  );
}
