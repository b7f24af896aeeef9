import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { signInAtProvider } from '#server/testing/signInAtProvider.ts';
import { startIdentityProvider, type TestIdentityProvider } from '#server/testing/startIdentityProvider.ts';

import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { closeWindows, sharedBrowser } from '../support/sharedBrowser.ts';
import { type App, startApp } from '../support/startApp.ts';

let provider: TestIdentityProvider;
let browser: Browser;
let app: App;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, provider] = await Promise.all([sharedBrowser(), startIdentityProvider()]);
  app = await startApp(provider.environment);
});
afterAll(async () => {
  await closeWindows(browser);
  await app.stop();
  await provider.stop();
});
beforeEach(async () => {
  visitor = await openVisitor(browser, app.url);
  page = visitor.page;
});
afterEach(async () => {
  provider.misbehave({});
  await visitor.close();
});

const signIn = () => page.getByRole('button', { name: 'Sign in with Google' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

function knows(login: string): void {
  provider.accounts.set(login, { email: `${login}@example.com`, email_verified: true, name: 'Ada Lovelace' });
}

/** Submits a login at the provider, and consents. */
async function answerProvider(login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function expectNoFindings(): Promise<void> {
  expect(await runAxe({ page }, 'every-entry')).toEqual([]);
}

/** All URLs in the window's history. */
async function historyOf(): Promise<string[]> {
  const devTools = await visitor.context.newCDPSession(page);
  const { entries } = await devTools.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

it('signs in through Google, accepts the terms and returns to the requested page', async () => {
  knows('ada');
  await page.goto('/user/projects?search=box');
  await signIn().click();
  await answerProvider('ada');

  await heading('One thing before you begin').waitFor();
  await page.getByText('Registration Successful').waitFor();
  await expectNoFindings();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('To create a membership, you must accept the Terms of Service.').waitFor();
  await page.getByRole('button', { name: 'Terms of Service' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Service' });
  await terms.getByRole('heading').nth(1).waitFor();
  await expectNoFindings();
  await terms.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('I accept the Terms of Service.').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await heading('Projects').waitFor();
  expect(page.url()).toBe(`${app.url}/user/projects?search=box`);
  await page.reload();
  await heading('Projects').waitFor();
  expect((await historyOf()).filter((address) => address.startsWith(app.url) && /[?&]code=/.test(address))).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('registers with terms accepted before the redirect, and not without', async () => {
  knows('grace');
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await page.getByText('To create a membership, you must accept the Terms of Service.').waitFor();
  expect(page.url()).toBe(`${app.url}/register`);
  await page.getByLabel('I accept the Terms of Service.').check();
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await answerProvider('grace');
  await page.getByText('Registration Successful').waitFor();
  await page.waitForURL('/');
  await page.getByRole('link', { name: 'Create project' }).first().waitFor();

  await page.goto('/user/logout');
  await page.waitForURL('/login');
  await signIn().click();
  await page.getByText('Login Successful').waitFor();
  await page.waitForURL('/');
});

it('handles a sign-in cancelled at Google', async () => {
  await page.goto('/user/help');
  await signIn().click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await heading('You cancelled the sign-in with Google').waitFor();
  await expectNoFindings();
  expect(page.url()).toBe(`${app.url}/authenticate-with-google`);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Back to login' }).click();
  knows('hedy');
  await signIn().click();
  await answerProvider('hedy');
  await page.getByLabel('I accept the Terms of Service.').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/user/help');
});

it('does not create a second account with the same address', async () => {
  knows('mary');
  let returned = '';
  page.on('request', (request) => {
    if (request.url().startsWith(`${app.url}/authenticate-with-google?`)) returned = request.url();
  });
  await page.goto('/login');
  await signIn().click();
  await answerProvider('mary');
  await heading('One thing before you begin').waitFor();
  await page.goto(returned);
  await heading('This sign-in has expired').waitFor();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await heading('One thing before you begin').waitFor();

  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto(returned);
  await heading('This sign-in has expired').waitFor();
  await page.reload();
  await heading('This sign-in has expired').waitFor();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await signIn().waitFor();
});

it('refuses a redirect with a foreign state (login CSRF)', async () => {
  knows('mallory');
  const { data } = (await (await fetch(`${app.url}/api/auth/google`)).json()) as { data: { url: string } };
  const slipped = await signInAtProvider(data.url, 'mallory');
  await page.goto(slipped.href);
  await heading('This sign-in has expired').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

it('keeps the page while Google is unavailable', async () => {
  const fresh = await startApp(provider.environment);
  provider.misbehave({ away: 'silent' });
  await page.goto(`${fresh.url}/login`);
  await page.getByLabel('E-mail').fill('ada@example.com');
  await signIn().click();
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.com');
  provider.misbehave({});
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
  await page.getByPlaceholder('Enter any login').waitFor();
  await fresh.stop();
});

it('lets people who do not accept the terms delete the account', async () => {
  knows('leaving');
  await page.goto('/login');
  await signIn().click();
  await answerProvider('leaving');
  await page.getByRole('button', { name: 'Delete this account and leave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send verification code' }).click();
  await dialog.getByLabel('Verification code').fill(await app.mailedCode('leaving@example.com'));
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL('/login');
  await page.getByText('Your account has been deleted.').waitFor();
});

it('does not mention Google where it is not configured', async () => {
  const plain = await startApp();
  await page.goto(`${plain.url}/login`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await signIn().count()).toBe(0);
  await page.goto(`${plain.url}/authenticate-with-google`);
  await heading('Google is not set up here').waitFor();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.waitForURL(`${plain.url}/login`);
  await plain.stop();
});
