import type { Page } from 'playwright';

/**
 * Waits until the picture of a tool can be worked on. Its bar and what moves its parts are loaded each by itself: a key
 * that comes before the latter is lost. Only for somebody who has not worked on such a picture yet, who is told how.
 */
export async function untilPictureEdits(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Hide this hint|Bu ipucunu gizle)$/ }).waitFor();
  await page.getByRole('button', { name: /^(Undo|Geri al)$/ }).waitFor();
}
