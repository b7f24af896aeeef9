import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { arrive } from '../support/arrive.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { Keyboard } from '../support/Keyboard.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { password } from '../support/register.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let page: Page;
let keyboard: Keyboard;

beforeAll(async () => {
  ({ page } = await openVisitor(stage.browser, stage.app.url));
  keyboard = new Keyboard(page);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabel(label, { exact: true });

it('takes an idea to its first saved toolset by keyboard only', async () => {
  await page.goto('/register');
  await keyboard.fill(field('Full name'), 'Ada Lovelace');
  await keyboard.fill(field('E-mail'), 'ada@example.com');
  await keyboard.fill(field('Password'), password);
  await keyboard.fill(field('Confirm password'), password);
  await keyboard.press(button('Send verification code'));
  const code = await stage.app.mailedCode('ada@example.com');
  await keyboard.fill(field('Verification code'), code);
  await page.getByText('E-mail address verified').or(button('Verify')).first().waitFor();
  if (await button('Verify').isVisible()) await keyboard.press(button('Verify'));
  await page.getByText('E-mail address verified').waitFor();
  await keyboard.press(page.getByRole('checkbox', { name: /Terms of Service/ }), 'Space');
  await keyboard.press(button('Create account'));
  await page.waitForURL('/');

  // The first tab stop of every page is the skip link.
  await page.reload();
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await keyboard.press(page.getByRole('banner').getByRole('link', { name: 'Create project' }));
  await arrive(page, /create-project$/);
  await keyboard.fill(page.getByLabel('Name'), 'Blue Box');
  await keyboard.fill(page.getByLabel('Description'), 'Parcel lockers at corner shops.');
  await keyboard.press(button('Create and draft'));
  await page.getByText('2 drafts are ready').waitFor();

  await keyboard.press(page.getByRole('main').getByRole('link', { name: /^About/ }));
  await arrive(page, /settings\/about$/);
  await keyboard.press(button(/^Approve and continue/));
  await arrive(page, /settings\/sections$/);
  await keyboard.press(button(/^Approve and continue/));
  await arrive(page, /tools\/stakeholder$/);

  await keyboard.press(button(/^Draft it for me/));
  await page.getByText('AI draft, not saved yet').first().waitFor();
  await keyboard.press(page.getByRole('link', { name: 'All fields' }));
  await keyboard.press(page.getByRole('heading', { level: 4 }).getByRole('button', { expanded: false }).first());
  await keyboard.fill(page.getByRole('textbox', { name: 'Name or role' }), 'Shop owner');
  await keyboard.press(button(/^Approve and continue/));
  await arrive(page, /tools\/market$/);
  expect(keyboard.unseen).toEqual([]);
});

it('shows every focused element at a zoom of 400 %', async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${page.url()}?mode=fields`);
  await keyboard.tabTo(page.getByRole('main').getByRole('textbox').nth(3));
  // Neither bar is sticky in so low a window.
  const bar = await page.getByRole('banner').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(0);
  expect((await button('Save').boundingBox())?.y).toBeGreaterThanOrEqual(256);
  await keyboard.tabTo(page.getByRole('link', { name: 'Next toolset' }));
  expect(keyboard.unseen).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});

it('traps the focus in a dialog, and restores it', async () => {
  await page.goto('/user/workspaces');
  const opener = button('Create workspace');
  await keyboard.press(opener);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(dialog)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
});

it('moves the focus from a menu into the dialog that its entry opens', async () => {
  await page.goto('/user/workspaces');
  await keyboard.press(button('Create workspace'));
  await keyboard.fill(page.getByRole('dialog').getByLabel('Name'), 'Garden');
  await page.keyboard.press('Enter');
  await keyboard.press(button('Actions for Garden'));
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
  await expect.poll(() => hasFocus(page.getByRole('menu'))).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  await keyboard.press(dialog.getByRole('button', { name: 'Delete' }));
  await button('Actions for Garden').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Workspaces', level: 1 }))).toBe(true);
});
