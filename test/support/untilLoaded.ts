import type { Visitor } from './openBrowser.ts';
import { untilDrawn } from './untilDrawn.ts';

/** Waits until the page has all it asked for, and has drawn it without asking for more. */
export async function untilLoaded({ page, pending }: Pick<Visitor, 'page' | 'pending'>): Promise<void> {
  do {
    while (pending() > 0) await page.waitForTimeout(10);
    await untilDrawn(page);
  } while (pending() > 0);
}
