import type { Page } from 'playwright';

import { testCards, testCvv } from '#server/payments/testing/testCards.ts';

/** Enters a test card on the open payment page of the sandbox, and sends it. */
export async function enterCard(page: Page, card: keyof typeof testCards): Promise<void> {
  const fill = (field: string, text: string) => page.locator(`input[autocomplete="${field}"]`).fill(text);
  await page.waitForURL(/\/sandbox\//);
  await fill('cc-name', 'Ada Lovelace');
  await fill('cc-number', testCards[card]);
  await fill('cc-exp', '12/34');
  await fill('cc-csc', testCvv);
  await page.locator('form button[type="submit"]').click();
}
