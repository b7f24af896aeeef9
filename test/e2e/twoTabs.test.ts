import { expect, it } from 'vitest';

import { registerClient, newAddress } from '../support/apiClient.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { password } from '../support/register.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const stage = stageApp();

it('saves from a page whose XSRF cookie another tab’s sign-in has replaced', async () => {
  const ada = await registerClient(stage.app, newAddress());
  const visitor = await openVisitor(stage.browser, stage.app.url);
  const { page, context, failedRequests } = visitor;
  await signIn(context, ada);
  await page.goto('/user/update');
  const name = page.getByLabel('Full name');
  await name.fill('Augusta King');
  // The answer to any pending request would restore the right cookie.
  await untilLoaded(visitor);
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'of-another-session', url: stage.app.url }]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Augusta' }).waitFor();
  expect(failedRequests).toEqual([`403 ${stage.app.url}/api/user/current`]);
});

it('follows signing out, and in as another person, in another tab', async () => {
  const ada = await registerClient(stage.app, newAddress());
  const other = await registerClient(stage.app, 'second@example.com');
  await other.call('PATCH', '/api/user/current', { fullName: 'Grace Hopper' });
  const { page: first, context } = await openVisitor(stage.browser, stage.app.url);
  await signIn(context, ada);
  await first.goto('/user/update');
  await first.getByRole('banner').getByRole('link', { name: 'Ada' }).waitFor();

  const second = await context.newPage();
  await second.goto('/user/logout');
  await second.waitForURL('**/login');
  await first.waitForURL('**/login');
  await second.getByLabel('E-mail').fill('second@example.com');
  await second.getByLabel('Password', { exact: true }).fill(password);
  await second.getByRole('button', { name: 'Log in', exact: true }).click();
  await second.waitForURL('/');
  await first.getByRole('banner').getByRole('link', { name: 'Grace' }).waitFor();
  // Returns to the page that was open when the other tab signed out.
  await expect.poll(() => first.getByLabel('Full name').inputValue()).toBe('Grace Hopper');
});

it('applies a theme chosen in another tab', async () => {
  const ada = await registerClient(stage.app, newAddress());
  const { page: first, context } = await openVisitor(stage.browser, stage.app.url);
  await signIn(context, ada);
  const second = await context.newPage();
  for (const page of [first, second]) await page.goto('/user/balance');
  const theme = (page: typeof first) => page.getByRole('switch', { name: 'Dark theme' });
  await theme(first).waitFor();
  await theme(second).click();
  await expect.poll(() => theme(first).getAttribute('aria-checked')).toBe('true');
  expect(await first.locator('html').getAttribute('data-theme')).toBe('dark');
});
