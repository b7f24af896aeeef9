import type { Page } from 'playwright';
import { expect } from 'vitest';

import { hasFocus } from './hasFocus.ts';

/**
 * Waits for a page that was navigated to. The address changes while the page before is still drawn, and a click or a key
 * would go to that one; the new page is there when its heading has the focus.
 */
export async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address);
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
}
