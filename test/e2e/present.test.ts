import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type ApiClient, newAddress, registerClient } from '../support/apiClient.ts';
import { arrive } from '../support/arrive.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
const clients = {} as Record<'en' | 'tr', { client: ApiClient; projectId: string }>;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  for (const language of ['en', 'tr'] as const) {
    const client = await registerClient(stage.app, newAddress(), language);
    const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
    clients[language] = { client, projectId: project.id };
  }
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  // Browsers fetch the icon of a page whenever its address changes.
  expect(visitor.failedRequests.filter((request) => !isIcon(request))).toEqual([]);
  await visitor.close();
});

async function open(path: string, look: VisitorOptions = {}): Promise<void> {
  const { client, projectId } = clients[look.language ?? 'en'];
  visitor = await openVisitor(stage.browser, stage.app.url, { height: 720, ...look });
  await signIn(visitor.context, client);
  ({ page } = visitor);
  await page.goto(`/project/${projectId}${path}`);
}

const isIcon = (request: string) => request.endsWith('/logo.svg');
const title = () => page.getByRole('heading', { level: 2 });
const foot = () => page.locator('footer');
const number = async () => Number(/(\d+) \//.exec(await foot().innerText())?.[1]);
const count = async () => Number(/\d+$/.exec(await foot().innerText())?.[0]);
/** Waits for a slide, and for its number in the address. */
async function at(wanted: number): Promise<void> {
  await expect.poll(number).toBe(wanted);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${wanted}`);
}
const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

it('tells whoever opens a link on a touch screen how to go on, and has its buttons there, before any tap', async () => {
  const { client, projectId } = clients.en;
  const { url } = await client.call<{ url: string }>('POST', `/api/projects/${projectId}/share-links`, {});
  visitor = await openVisitor(stage.browser, stage.app.url, { width: 390, height: 844, hasTouch: true });
  ({ page } = visitor);
  await page.goto(`${new URL(url).pathname}/present`);
  await page.getByText('Swipe to go on. Tap for the buttons.').waitFor();
  const controls = page.getByRole('group', { name: 'Presentation controls' });
  await expect.poll(() => controls.evaluate((group) => getComputedStyle(group).opacity)).toBe('1');
  await controls.getByRole('button', { name: 'Next' }).tap();
  await at(2);
});

it('is walked by keys, comes back after a reload, and goes back to where it was opened', async () => {
  await open('');
  await page.getByRole('link', { name: 'Present', exact: true }).click();
  await arrive(page, /\/present/);
  expect(await page.getByRole('banner').count()).toBe(0);
  await at(1);
  expect(await title().innerText()).toBe('Dönkap');
  await page.getByRole('button', { name: 'All toolsets' }).click();
  await at(1);
  await expect.poll(count).toBeGreaterThan(10);
  const last = await count();

  await press('ArrowRight');
  await at(2);
  expect(await title().innerText()).toBe('Where we stand');
  await page.getByRole('heading', { name: 'What matters most' }).waitFor();
  await press('ArrowRight');
  await at(3);
  expect(await title().innerText()).toBe('Set-up');
  await press('Space');
  await at(4);
  await page.getByText(`Slide 4 of ${last}: About – Dönkap`, { exact: true }).waitFor();
  await press('PageDown', 'ArrowDown', 'Enter');
  await at(7);
  await page.getByRole('group', { name: /^Stakeholder Analysis\. / }).waitFor();
  // The picture is read in its order, as on the toolset's page.
  await page.getByRole('img', { name: /Owner of a neighbourhood restaurant/ }).waitFor();
  await press('ArrowLeft', 'Shift+Space', 'PageUp', 'ArrowUp');
  await at(3);
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  await at(1);
  await press('End');
  await at(last);
  await press('ArrowRight');
  await at(last);
  await press('Home');
  await at(1);

  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'n');
  await page
    .getByRole('complementary', { name: 'Speaker notes' })
    .getByText('Says in a few lines what the project is')
    .waitFor();
  await press('n');
  await page.getByRole('complementary').waitFor({ state: 'detached' });
  await at(4);
  await page.reload();
  await at(4);
  expect(await title().innerText()).toBe('About – Dönkap');

  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await press('f');
  await expect.poll(isFull).toBe(true);
  await press('Escape');
  await expect.poll(isFull).toBe(false);
  await at(4);
  await press('Escape');
  await arrive(page, /\/project\/\w+$/);
  await page.getByRole('banner').waitFor();
});

it('has buttons that rest out of sight and come back, by mouse and by keyboard', async () => {
  await open('/present?deck=all#4');
  await at(4);
  const controls = page.getByRole('group', { name: 'Presentation controls' });
  const opacity = () => controls.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity, { timeout: 20_000 }).toBe('0');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await expect.poll(opacity).toBe('1');
  await expect.poll(opacity, { timeout: 20_000 }).toBe('0');
  await press('Tab', 'Tab');
  await expect.poll(opacity).toBe('1');
  expect(await hasFocus(controls.getByRole('button', { name: 'Next slide' }))).toBe(true);
  await press('Enter', 'Space');
  await at(6);
  await page.getByRole('button', { name: 'Speaker notes' }).click();
  await page.getByRole('complementary').waitFor();
  // A click has not taken the space bar away.
  await press('Shift+Tab', 'Shift+Tab', 'Space');
  await at(7);
  // A click on the slide leads on, at its left edge back.
  await page.mouse.click(700, 300);
  await at(8);
  await page.mouse.click(60, 300);
  await at(7);
  // From an address that a person typed, closing leads to the project.
  await page.getByRole('button', { name: 'End the presentation' }).click();
  await arrive(page, /\/project\/\w+$/);
});

it('shows all slides, to go to one by keys or by a click', async () => {
  await open('/present?deck=all#4');
  await at(4);
  await press('g');
  const overview = page.getByRole('dialog', { name: 'All slides' });
  const buttons = overview.getByRole('listitem').getByRole('button');
  await expect.poll(() => hasFocus(buttons.nth(3))).toBe(true);
  expect(await buttons.count()).toBe(await count());
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);
  await press('ArrowDown', 'ArrowLeft', 'Enter');
  await overview.waitFor({ state: 'detached' });
  await at(7);
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'All slides' }).click();
  await buttons.nth(1).click();
  await at(2);
  await press('g');
  await expect.poll(() => hasFocus(buttons.nth(1))).toBe(true);
  await press('g');
  await overview.waitFor({ state: 'detached' });
  await at(2);
});

it('tells the story in ten slides, also to whoever has a link', async () => {
  await open('/present');
  await at(1);
  expect(await count()).toBe(10);
  expect(await title().innerText()).toBe('Dönkap');
  await press('ArrowRight');
  await at(2);
  expect(await title().innerText()).toBe('Nearly every lunch leaves in a disposable set');
  await page.getByRole('group', { name: /^The problem\. / }).waitFor();
  // In pixels, of a slide that fills the window.
  const sizes = await page
    .locator('.picture text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height / text.childElementCount));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  expect(await runAxe(visitor, 'every-entry')).toEqual([]);
  await press('g');
  const overview = page.getByRole('dialog', { name: 'All slides' });
  await expect.poll(() => overview.getByRole('listitem').count()).toBe(10);
  await overview.getByRole('button', { name: /^8 People bring boxes back/ }).click();
  await at(8);
  await page.getByRole('button', { name: 'All toolsets' }).click();
  await expect.poll(count).toBeGreaterThan(10);
  expect(page.url()).toContain('deck=all');

  const { client, projectId } = clients.en;
  const { url } = await client.call<{ url: string }>('POST', `/api/projects/${projectId}/share-links`, {});
  await page.goto(new URL(url).pathname);
  const story = page.getByRole('region', { name: 'The story in slides' });
  await story.getByRole('button', { name: 'Slide 2: Nearly every lunch' }).click();
  await press('ArrowRight');
  await story
    .getByRole('heading', { name: /^The lunch regular/ })
    .first()
    .waitFor();
  await expect.poll(() => story.getByRole('heading').nth(1).innerText()).toMatch(/^The lunch regular/);
  expect(await runAxe(visitor, 'every-entry')).toEqual([]);
});

it('begins at the toolset on whose page it is opened, and is found by the palette', async () => {
  await open('/tools/persona');
  await page.getByRole('main').getByRole('button', { name: 'Present', exact: true }).click();
  await page.waitForURL(/present\?toolset=persona/);
  await expect.poll(() => title().innerText()).toMatch(/^Persona Analysis – /);
  expect(
    await page
      .getByRole('group', { name: /^Persona Analysis – / })
      .first()
      .isVisible(),
  ).toBe(true);
  await press('Escape');
  await arrive(page, /tools\/persona$/);
  await page.getByRole('banner').waitFor();

  await press('Control+k');
  await page.getByRole('combobox').fill('present the');
  await page.getByRole('option', { name: 'Present the project' }).waitFor();
  await press('Enter');
  await arrive(page, /\/present/);
  await at(1);
  await press('Escape');
  await arrive(page, /tools\/persona$/);
});

it('needs no connection once it is open', async () => {
  await open('/present?deck=all', { language: 'tr' });
  await at(1);
  const last = await count();
  await visitor.context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (let place = 2; place <= last; place += 1) {
    await press('ArrowRight');
    await at(place);
    expect((await title().innerText()).length).toBeGreaterThan(0);
    const name = await page
      .getByRole('main')
      .getByText(/^Slayt \d/)
      .textContent();
    expect(name).toBe(`Slayt ${place}, toplam ${last}: ${await title().innerText()}`);
  }
  await press('n');
  await page.getByRole('complementary', { name: 'Konuşma notu' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.picture').waitFor();
  expect(asked.filter((address) => !isIcon(address))).toEqual([]);
  await visitor.context.setOffline(false);
});

describe('on a phone', () => {
  it('is swiped and tapped, and scrolls what is longer than the window', async () => {
    await open('/present?deck=all', { width: 390, height: 844 });
    const devTools = await visitor.context.newCDPSession(page);
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const move = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
      await touch('touchStart', from);
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', { x: from.x + by.x * share, y: from.y + by.y * share });
      await touch('touchEnd');
    };
    const tap = async (x: number, y: number) => {
      await touch('touchStart', { x, y });
      await touch('touchEnd');
    };
    await at(1);
    await move({ x: 300, y: 400 }, { x: -180, y: 10 });
    await at(2);
    await move({ x: 100, y: 400 }, { x: 180, y: 10 });
    await at(1);
    await tap(360, 300);
    await at(2);
    await tap(360, 300);
    await at(3);
    await tap(20, 300);
    await at(2);
    await tap(360, 300);
    await at(3);
    await tap(360, 300);
    await at(4);

    const slide = page.getByRole('group', { name: 'About – Dönkap', exact: true });
    const scrolled = () => slide.evaluate((element) => element.scrollTop);
    await page.setViewportSize({ width: 390, height: 500 });
    await move({ x: 200, y: 400 }, { x: 5, y: -200 });
    await expect.poll(scrolled).toBeGreaterThan(0);
    await at(4);
    // Keys show the rest first, too.
    await press('End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect.poll(scrolled).toBe(0);
    await press('PageDown');
    await expect.poll(scrolled).toBeGreaterThan(0);
    await at(4);

    const controls = page.getByRole('group', { name: 'Presentation controls' });
    const opacity = () => controls.evaluate((element) => getComputedStyle(element).opacity);
    await expect.poll(opacity, { timeout: 20_000 }).toBe('0');
    await tap(195, 200);
    await expect.poll(opacity).toBe('1');
    await tap(195, 200);
    await expect.poll(opacity).toBe('0');
    await at(4);
    expect(await widthFaults(page)).toEqual([]);
  });

  it('stays at its slide when it is turned', async () => {
    await open('/present?toolset=persona', { width: 390, height: 844 });
    await expect.poll(() => title().innerText()).toMatch(/^Persona Analysis – /);
    const before = await number();
    await press('ArrowRight');
    await at(before + 1);
    const name = await title().innerText();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => page.locator('.picture').getAttribute('viewBox')).toBe('-2 -2 1604 904');
    expect(await title().innerText()).toBe(name);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  });
});

it.each([
  { language: 'en', theme: 'light', width: 1280, height: 720 },
  { language: 'tr', theme: 'dark', width: 390, height: 844 },
] as const)('is sound with its notes in $language, $theme, $width px', async (look) => {
  await open('/present?deck=all', look);
  await at(1);
  await press('n');
  for (const place of [1, 2, 6, 17]) {
    while ((await number()) < place) await press('ArrowRight');
    await at(place);
    expect(await runAxe(visitor, 'every-entry')).toEqual([]);
    expect(await widthFaults(page)).toEqual([]);
  }
});
