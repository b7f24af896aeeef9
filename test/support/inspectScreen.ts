import { AxeBuilder } from '@axe-core/playwright';

import type { Visitor } from './openBrowser.ts';
import { untilDrawn } from './untilDrawn.ts';

const furtherEntries = '[data-item]:nth-child(n + 4)';

/**
 * Opens an address and says what is wrong with the screen: accessibility, width, console and requests. In a list of entries
 * that are built alike, axe takes most of its time for what it has seen before; without `everyEntry` it looks at three.
 */
export async function inspectScreen(visitor: Visitor, path: string, everyEntry: boolean): Promise<string[]> {
  const { page, complaints, failedRequests } = visitor;
  complaints.length = 0;
  failedRequests.length = 0;
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').first().waitFor();
  await untilDrawn(page);
  // In the page itself: there are no frames, and carrying every checked node of a long form out and back takes five times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (!everyEntry) axe.exclude(furtherEntries);
  const { violations } = await axe.analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `axe: ${id} at ${nodes.slice(0, 3).map(({ target }) => target.join(' '))}`),
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    ...complaints,
    ...failedRequests,
  ];
}
