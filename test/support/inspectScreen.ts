import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

import type { Visitor } from './openBrowser.ts';
import { untilLoaded } from './untilLoaded.ts';

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
  await page.goto(path);
  await page.getByRole('main').first().waitFor();
  await untilLoaded(visitor);
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
  // Legacy mode runs in the page: there are no frames, and transferring every checked node of a long form takes five times
  // as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (scope === 'first-entries') axe.exclude(furtherEntries);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `axe: ${id} at ${nodes.slice(0, 3).map(({ target }) => target.join(' '))}`);
}
