import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { newAddress } from '../support/apiClient.ts';
import { createProject } from '../support/createProject.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { password, register } from '../support/register.ts';
import { stageApp } from '../support/stageApp.ts';

const newPassword = 'glass harbour violin';
const newEmail = 'countess@example.com';

const stage = stageApp();
let desk: Visitor;
let phone: Visitor;
let page: Page;

beforeAll(async () => {
  desk = await openVisitor(stage.browser, stage.app.url);
  phone = await openVisitor(stage.browser, stage.app.url, { width: 390, height: 844 });
  page = desk.page;
});

async function logIn(at: Page, email: string, secret: string): Promise<void> {
  await at.goto('/login');
  await at.getByLabel('E-mail').fill(email);
  await at.getByLabel('Password', { exact: true }).fill(secret);
  await at.getByRole('button', { name: 'Log in' }).click();
}

const toast = (at: Page, text: string) => at.getByRole('status').getByText(text).first().waitFor();

it('changes the name, which the bar shows', async () => {
  await register(page, stage.app, newAddress());
  await createProject(page, 'Blue Box', 'Parcel lockers at corner shops. Neighbours pick parcels up after work.');
  await page.goto('/user/update');
  await page.getByLabel('Full name').fill('Augusta King');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Augusta' }).waitFor();
});

it('changes the e-mail address with the code mailed to the new one', async () => {
  await page.getByLabel('New e-mail address').fill(newEmail);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Send verification code' }).click();
  const code = page.getByLabel('Verification code');
  await code.fill('000000');
  await code.press('Enter');
  await page.locator('[aria-invalid="true"]').waitFor();
  await code.fill(await stage.app.mailedCode(newEmail));
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await toast(page, `Your e-mail address is now ${newEmail}.`);
  await page.goto('/user/home');
  await page.getByText(newEmail).waitFor();
});

it('lists both devices, and signs out the other one: it goes to Login, and back to its page after signing in', async () => {
  await logIn(phone.page, newEmail, password);
  await phone.page.waitForURL('/');
  await phone.page.goto('/user/projects');
  await phone.page.getByRole('link', { name: 'Blue Box' }).waitFor();

  await page.reload();
  const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBe(2);
  expect(await devices.filter({ hasText: 'This device' }).count()).toBe(1);
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed in on this device only.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('UL');

  await phone.page.getByRole('searchbox').fill('Blue');
  await phone.page.waitForURL('/login');
  await phone.page.getByText('You have been signed out. Log in to go on where you were.').waitFor();
  await phone.page.getByLabel('E-mail').fill(newEmail);
  await phone.page.getByLabel('Password', { exact: true }).fill(password);
  await phone.page.getByRole('button', { name: 'Log in' }).click();
  await phone.page.waitForURL('/user/projects');
  await phone.page.getByRole('link', { name: 'Blue Box' }).waitFor();
});

it('moves a project to another workspace', async () => {
  await page.goto('/user/workspaces');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByRole('dialog').getByLabel('Workspace name').fill('Garden');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Garden' }).waitFor();
  await page.goto('/user/projects');
  await page.getByRole('button', { name: 'Actions for Blue Box' }).click();
  await page.getByRole('menuitem', { name: 'Move to another workspace' }).click();
  await page.getByRole('radio', { name: 'Garden' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await toast(page, '“Blue Box” is now in the workspace “Garden”.');
  await page.goto('/user/workspaces');
  await page.getByRole('link', { name: 'Garden' }).click();
  await page.getByRole('link', { name: 'Blue Box' }).waitFor();
});

it('changes the password: every device is signed out, and the old one is refused', async () => {
  await page.goto('/user/change-password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL('/login');
  await toast(page, 'Your password has been changed and every device has been signed out.');

  await phone.page.goto('/user/home');
  await phone.page.waitForURL('/login');
  await logIn(page, newEmail, password);
  await page.getByRole('alert').waitFor();
  await logIn(page, newEmail, newPassword);
  await page.waitForURL('/');
});

it('downloads all data as a file that contains the project', async () => {
  await page.goto('/user/home');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await page.getByText(`${download.suggestedFilename()}: download has started.`).waitFor();
  const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    data: { user: { email: string }; projects: { name: string }[] };
  };
  expect(kept.data.user.email).toBe(newEmail);
  expect(kept.data.projects.map(({ name }) => name)).toContain('Blue Box');
});

it('deletes the account: nobody can sign in to it afterwards', async () => {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await dialog.getByLabel('Current password').fill(newPassword);
  await dialog.getByLabel('Current password').press('Enter');
  await page.waitForURL('/login');
  await toast(page, 'Your account has been deleted.');
  await logIn(page, newEmail, newPassword);
  await page.getByRole('alert').waitFor();
  expect(desk.complaints).toEqual([]);
  expect(phone.complaints).toEqual([]);
});
