import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, newAddress } from '../support/apiClient.ts';
import { openVisitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilDrawn } from '../support/untilDrawn.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const stage = stageApp();
let client: ApiClient;
let example: string;
let empty: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  example = `/project/${project.id}`;
  empty = `/project/${await createSavedProject(client)}`;
});

async function visit(path: string, look: VisitorOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const visitor = await openVisitor(stage.browser, stage.app.url, look);
  await signIn(visitor.context, client);
  await visitor.page.goto(path);
  await visitor.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await untilDrawn(visitor.page);
  await work(visitor.page);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
}

/** Whether its top is within the viewport, and not covered. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 16));
  });

const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate', exact: true });
const shortcut = (page: Page) => page.getByRole('button', { name: 'Draft with AI' });

it.each([desktop, phone])('shows the main action first, $width px wide', async (look) => {
  await visit(`${empty}/tools/stakeholder?mode=edit`, look, async (page) => {
    expect(await isUncovered(generate(page))).toBe(true);
    expect(await shortcut(page).count()).toBe(0);
  });
  await visit(`${example}/tools/market?mode=edit`, look, async (page) => {
    expect(await isUncovered(page.getByRole('textbox', { name: 'Overview' }))).toBe(true);
  });
});

it('keeps a button for the draft within reach in a long form on a phone', async () => {
  await visit(`${example}/tools/market?mode=edit`, phone, async (page) => {
    await shortcut(page).click();
    await expect.poll(() => isUncovered(regenerate(page))).toBe(true);
    await shortcut(page).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Draft with AI');
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Extra notes').evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

it.each([320, 360])('has the buttons of the save bar in one row, %i px wide', async (width) => {
  await visit(`${empty}/settings/about?mode=edit`, { width, height: 700 }, async (page) => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Green Box');
    await page.keyboard.press('Tab');
    const names = ['Draft with AI', 'Save'];
    const boxes = names.map((name) => page.getByRole('button', { name, exact: true }).boundingBox());
    const tops = (await Promise.all(boxes)).map((box) => box?.y);
    expect(new Set(tops).size).toBe(1);
  });
});

it('does not remove the draft button while it has the focus', async () => {
  await visit(`${example}/tools/market?mode=edit`, desktop, async (page) => {
    // The browser drops a turn of the wheel that comes while it is laying out the page.
    await expect
      .poll(async () => {
        // From the top each time: at the end of the page the panel itself may be in view.
        await page.evaluate(() => scrollTo(0, 0));
        await page.mouse.wheel(0, 3000);
        const shown = shortcut(page).waitFor({ timeout: 3000 });
        return shown.then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await shortcut(page).focus();
    // Again as long as a turn of the wheel may still be under way.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, 0));
        return isUncovered(regenerate(page));
      })
      .toBe(true);
    expect(await shortcut(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await shortcut(page).waitFor({ state: 'detached' });
  });
});

it('leads to each section of a long form', async () => {
  const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
  await visit(`${example}/tools/market?mode=edit`, { width: 1000, height: 800 }, async (page) => {
    await contents(page).getByRole('button', { name: 'Key players', exact: true }).click();
    await expect.poll(() => isUncovered(page.getByRole('heading', { name: 'Key players', level: 2 }))).toBe(true);
  });
  // One short section needs no table of contents.
  await visit(`${empty}/tools/stakeholder?mode=edit`, phone, async (page) => {
    expect(await contents(page).count()).toBe(0);
  });
});
