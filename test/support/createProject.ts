import type { Page } from 'playwright';

/** Creates a project in the browser, and waits until its first two toolsets are drafted. Ends on the guided path. */
export async function createProject(page: Page, name: string, description: string): Promise<string> {
  await page.goto('/create-project');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill(description);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Create and (draft|begin)$/ })
    .click();
  await page.waitForURL(/\/project\/[^/]+$/);
  await page.getByText(/^2 (drafts|starters) are ready$/).waitFor();
  return /\/project\/([^/]+)$/.exec(page.url())?.[1] ?? '';
}
