import type { Page } from 'playwright';

import type { App } from './startApp.ts';

export const password = 'river stone lantern';

/** Registers in the browser, with the code from the mail. Ends on the home page. */
export async function register(page: Page, app: App, email: string, fullName = 'Ada Lovelace'): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await fillRegistration(page, app, email, fullName);
  await page.waitForURL('/');
}

/** Fills in and sends the open page for registering; the address is in it already. */
export async function fillRegistration(page: Page, app: App, email: string, fullName: string): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Send verification code' }).click();
  await page.getByLabel('Verification code').fill(await app.mailedCode(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  // The answer shifts the layout below.
  await page.getByText('E-mail address verified').waitFor();
  await page.getByLabel('I accept the Terms of Service.').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}
