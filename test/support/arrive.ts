import type { Page } from 'playwright';
import { expect } from 'vitest';

import { hasFocus } from './hasFocus.ts';
import { untilDrawn } from './untilDrawn.ts';

/**
 * Waits until navigation has finished. The URL changes while the former page is still shown and would get clicks and
 * keys; the new page is ready when its heading has the focus, and what is below it when the form is complete.
 */
export async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address).catch(async (error: Error) => {
    const shown = await page.locator('body').innerText();
    const ends = `${shown.slice(0, 600)}\n…\n${shown.slice(-600)}`;
    throw new Error(`${error.message}\n${page.url()} shows:\n${ends}`, { cause: error });
  });
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  await untilDrawn(page);
}
