import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, saveDraft } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageModel } from '../support/stageModel.ts';

interface State {
  content: { stakeholders: { nameOrRole: string }[] };
  unconfirmed: string[];
  confirmed: string[];
}

const { stage } = stageModel();
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;
let first: string;

const generate = async () => {
  const path = `/api/projects/${projectId}/toolsets/stakeholder/generations`;
  await client.finish((await client.call<{ id: string }>('POST', path, {})).id);
};
const state = () => client.call<State>('GET', `/api/projects/${projectId}/toolsets/stakeholder`);

beforeAll(async () => void (client = await registerClient(stage.app, 'ada@example.com')));
beforeEach(async () => {
  projectId = await createSavedProject(client);
  await generate();
  await saveDraft(client, projectId, 'stakeholder');
  first = (await state()).content.stakeholders[0]!.nameOrRole;
  visitor = await open();
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

async function open(options = {}) {
  const opened = await openVisitor(stage.browser, stage.app.url, options);
  await signIn(opened.context, client);
  return opened;
}
const visit = (mode: 'reading' | 'fields', at = page) =>
  at.goto(`/project/${projectId}/tools/stakeholder?mode=${mode}`);
const button = (name: string, at = page) => at.getByRole('button', { name, exact: true });
const all = (at = page) => button('I have read this, it holds', at);
const left = (at = page) => at.getByText(/^\d+ of \d+ not confirmed$/);
const countOf = async (at = page) => Number((await left(at).textContent())!.split(' ')[0]);
const undo = (at: Page) => at.getByRole('status').getByRole('button', { name: 'Undo' });
const untilPressed = (name: string, isPressed = true, at = page) =>
  button(name, at)
    .and(at.locator(`[aria-pressed="${isPressed}"]`))
    .waitFor();

it('confirms an item in a reading and takes it back, by mouse, and another browser sees it', async () => {
  await visit('reading');
  const item = `This holds: ${first}`;
  await button(item).waitFor();
  const before = await countOf();
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);
  const other = await open();
  await visit('reading', other.page);
  await untilPressed(item, false, other.page);

  await button(item).click();
  await untilPressed(item);
  expect((await state()).confirmed).toEqual(['/stakeholders/0']);
  expect(await countOf()).toBeLessThan(before);
  await untilPressed(item, true, other.page);
  expect(await countOf(other.page)).toBe(await countOf());

  await undo(page).click();
  await untilPressed(item, false);
  expect(await state()).toMatchObject({ unconfirmed: [''], confirmed: [] });
  await untilPressed(item, false, other.page);
  expect(other.complaints).toEqual([]);
  await other.close();
});

it('confirms the item or the section that the focus is in by Ctrl+E, and takes it back by Ctrl+Z', async () => {
  await visit('fields');
  const item = `This holds: ${first}`;
  await button(item).waitFor();
  await page.locator('[data-row-toggle]').first().click();
  await page.getByRole('textbox', { name: 'Why a stakeholder', exact: true }).first().focus();
  await page.keyboard.press('Control+e');
  await untilPressed(item);
  expect((await state()).confirmed).toEqual(['/stakeholders/0']);
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);

  await button(item).focus();
  await page.keyboard.press('Control+z');
  await untilPressed(item, false);
  expect((await state()).unconfirmed).toEqual(['']);
  // The button has the focus still, and is pressed by keyboard as well.
  await page.keyboard.press('Space');
  await untilPressed(item);
  expect(await hasFocus(button(item))).toBe(true);
});

it('leads to the button for all of the page by Ctrl+E, which is pressed by whoever has read it', async () => {
  await visit('reading');
  await all().waitFor();
  await page.keyboard.press('Control+e');
  expect(await hasFocus(all())).toBe(true);
  expect((await state()).confirmed).toEqual([]);
  await page.keyboard.press('Enter');
  await untilPressed('I have read this, it holds');
  expect((await state()).unconfirmed).toEqual([]);
  await left().waitFor({ state: 'detached' });
  expect(await hasFocus(all())).toBe(true);
});

it('confirms by finger on a phone, where nothing sticks out', async () => {
  const phone = await open({ width: 390, height: 844, hasTouch: true });
  for (const mode of ['reading', 'fields'] as const) {
    await visit(mode, phone.page);
    const item = `This holds: ${first}`;
    await button(item, phone.page).waitFor();
    expect(await widthFaults(phone.page)).toEqual([]);
    await button(item, phone.page).tap();
    await untilPressed(item, true, phone.page);
    await undo(phone.page).tap();
    await untilPressed(item, false, phone.page);
  }
  expect(phone.complaints).toEqual([]);
  await phone.close();
});

it('takes what is typed for the person’s own, and confirms with a save only what is said to be read', async () => {
  await visit('fields');
  await all().waitFor();
  const before = await countOf();
  await page.locator('[data-row-toggle]').first().click();
  await page.getByRole('textbox', { name: 'Why a stakeholder', exact: true }).first().fill('Asked for it twice.');
  await expect.poll(() => countOf()).toBe(before - 1);
  await button('Save').click();
  await expect.poll(async () => (await state()).unconfirmed).not.toEqual(['']);
  expect(await countOf()).toBe(before - 1);

  await generate();
  await page.reload();
  await button('Approve draft').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^I have read this page/ }).check();
  expect(await runAxe(visitor, 'first-entries')).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(async () => (await state()).unconfirmed).toEqual([]);
  await untilPressed('I have read this, it holds');
});
