import type { Locator, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, newAddress } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilPictureEdits } from '../support/untilPictureEdits.ts';

const stage = stageApp();
let client: ApiClient;
let projectId: string;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  projectId = await createSavedProject(client);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

/** Saves a toolset's content and opens its view. */
async function open(toolset: string, content: object, look?: VisitorOptions): Promise<void> {
  const path = `/api/projects/${projectId}/toolsets/${toolset}`;
  const { revision } = await client.call<{ revision: number }>('GET', path);
  await client.call('PUT', path, { content, revision });
  visitor = await openVisitor(stage.browser, stage.app.url, { height: 1400, ...look });
  await signIn(visitor.context, client);
  page = visitor.page;
  await page.goto(`/project/${projectId}/tools/${toolset}`);
  await untilPictureEdits(page);
}

async function stored(toolset: string, list: string): Promise<Record<string, unknown>[]> {
  const path = `/api/projects/${projectId}/toolsets/${toolset}`;
  const { content } = await client.call<{ content: Record<string, Record<string, unknown>[]> }>('GET', path);
  return content[list] ?? [];
}

const group = (name: RegExp) => page.getByRole('region', { name: 'Picture' }).getByRole('button', { name });
const undo = () => page.getByRole('button', { name: 'Undo' });
const news = (text: RegExp | string) => page.getByRole('status').filter({ hasText: text }).waitFor();

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved').waitFor();
}

type Rectangle = { x: number; y: number; width: number; height: number };

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const widths = [1280, 390];

/** Where the mark of a group is on the page. */
async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await one.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(one: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await middleOf(one);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** How many parts of the picture have a frame, which would cut through the names beside them. */
const outlined = () =>
  page
    .getByRole('region', { name: 'Picture' })
    .locator('svg *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).outlineStyle !== 'none').length);

describe('the dots of a matrix', () => {
  const content = {
    stakeholders: [
      { id: 'owner', nameOrRole: 'Shop owner', interest: 5, power: 5 },
      { id: 'courier', nameOrRole: 'Courier', interest: 1, power: 1 },
    ],
  };
  const mark = (name: RegExp) => group(name).locator('ellipse').last();

  it.each(widths)('are dragged to other scores, taken back and saved, %i px wide', async (width) => {
    await open('stakeholder', content, { width });
    await drag(mark(/Courier/), await middleOf(mark(/Shop owner/)));
    expect(await page.locator('.picture-target').isVisible()).toBe(true);
    expect(await outlined()).toBe(0);
    await page.mouse.up();
    await news('Power or influence level 5, Interest level 5, Manage closely');
    await group(/Courier, Manage closely, 5 × 5/).waitFor();
    expect(await page.locator('.picture-target, .picture-ghost').count()).toBe(0);
    expect(page.url()).not.toContain('mode=fields');

    await undo().click();
    await news('Undone: Power or influence level 1, Interest level 1, Monitor');
    await drag(mark(/Shop owner/), await middleOf(mark(/Courier/)));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await group(/Shop owner, Manage closely, 5 × 5/).waitFor();

    await drag(mark(/Shop owner/), await middleOf(mark(/Courier/)));
    await page.mouse.up();
    await save();
    expect((await stored('stakeholder', 'stakeholders'))[0]).toMatchObject({
      interest: 1,
      power: 1,
      action: 'monitor',
    });
    await mark(/Courier/).click();
    await page.getByRole('dialog', { name: 'Courier' }).waitFor();
    expect(page.url()).not.toContain('mode=fields');
  });

  it('go back where they are let go outside of the picture or the window', async () => {
    await open('stakeholder', content);
    for (const place of [
      { x: 640, y: 60 },
      { x: -200, y: 300 },
      { x: 300, y: 5000 },
    ]) {
      await drag(mark(/Courier/), place);
      await page.mouse.up();
      expect(await page.locator('.picture-target, .picture-ghost').count()).toBe(0);
    }
    await group(/Courier, Monitor, 1 × 1/).waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    expect((await stored('stakeholder', 'stakeholders'))[1]).toMatchObject({ interest: 1, power: 1 });
  });

  it.each(widths)('are moved by arrow keys, taken back by Ctrl+Z and saved, %i px wide', async (width) => {
    await open('stakeholder', content, { width });
    await group(/Courier/).focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await news('Power or influence level 3, Interest level 1, Monitor');
    expect(await hasFocus(group(/Courier/))).toBe(true);
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Control+z');
    await group(/Courier, Monitor, 1 × 2/).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Everything is saved').waitFor();
    expect((await stored('stakeholder', 'stakeholders'))[1]).toMatchObject({ interest: 1, power: 2 });
  });
});

describe('the cards of a board', () => {
  const userStories = [
    { title: 'Pay by card', iWant: 'to pay by card', priority: 'must' },
    { title: 'Rent a bag', iWant: 'to rent a bag', priority: 'could' },
  ];

  it.each(widths)('are dragged to other columns, taken back and saved, %i px wide', async (width) => {
    await open('requirement', { userStories }, { width });
    await drag(group(/Pay by card/), await middleOf(group(/Rent a bag/)));
    await page.mouse.up();
    await news('Priority: Could have');
    await group(/^Could have, 1: Pay by card/).waitFor();
    await undo().click();
    await news('Undone: Priority: Must have');
    await drag(group(/Rent a bag/), await middleOf(group(/Pay by card/)));
    await page.mouse.up();
    await save();
    expect(await stored('requirement', 'userStories')).toMatchObject([{ priority: 'must' }, { priority: 'must' }]);
  });

  it('are moved by arrow keys, below each other on a phone too', async () => {
    await open('requirement', { userStories });
    await group(/Pay by card/).focus();
    await page.keyboard.press('ArrowRight');
    await news('Priority: Should have');
    expect(await hasFocus(group(/Pay by card/))).toBe(true);
    await page.keyboard.press('Control+z');
    await news('Undone: Priority: Must have');

    await page.setViewportSize({ width: 390, height: 844 });
    // The columns lie below each other now.
    const left = async (name: RegExp) => Math.round((await middleOf(group(name))).x);
    await expect.poll(async () => (await left(/Pay by card/)) - (await left(/Rent a bag/))).toBe(0);
    await group(/Pay by card/).focus();
    await page.keyboard.press('ArrowDown');
    await group(/^Should have, 1: Pay by card/).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Everything is saved').waitFor();
    expect((await stored('requirement', 'userStories'))[0]).toMatchObject({ priority: 'should' });
  });
});

describe('a finger on a card', () => {
  const userStories = [
    { title: 'Pay by card', iWant: 'to pay by card', priority: 'must' },
    { title: 'Rent a bag', iWant: 'to rent a bag', priority: 'could' },
  ];

  it('drags it once it has held it, and scrolls the page otherwise', async () => {
    await open('requirement', { userStories }, { width: 390, height: 844 });
    const devTools = await visitor.context.newCDPSession(page);
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await group(/Rent a bag/).scrollIntoViewIfNeeded();

    let from = await middleOf(group(/Rent a bag/));
    const to = await middleOf(group(/Pay by card/));
    const above = await scrolled();
    await touch('touchStart', from);
    await page.locator('.picture-ghost').waitFor();
    for (const share of [0.3, 0.7, 1]) await touch('touchMove', { x: from.x, y: from.y + (to.y - from.y) * share });
    await touch('touchEnd');
    await news('Priority: Must have');
    expect(await scrolled()).toBe(above);
    await undo().click();
    await news('Undone: Priority: Could have');

    from = await middleOf(group(/Rent a bag/));
    await touch('touchStart', from);
    for (const by of [30, 60, 90, 120]) await touch('touchMove', { x: from.x, y: from.y - by });
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(above);
    expect(await page.locator('.picture-ghost').count()).toBe(0);
  });
});

describe('the cells of a grid', () => {
  const maps = [
    { id: 'parents', name: 'New parents', levers: { simplicity: { use: { mark: 'gain', note: 'No lid' } } } },
  ];
  // On a phone what they say stands below once more.
  const cell = (name: RegExp) => group(name).first();
  const levers = async () => (await stored('buyer-utility-map', 'maps'))[0]?.['levers'];

  it('step through the marks with each click on them, taken back and saved', async () => {
    await open('buyer-utility-map', { maps });
    await cell(/^Productivity, Purchase: None/).click();
    await news('Productivity, Purchase: Gain');
    await cell(/^Productivity, Purchase: Gain/).click();
    await news('Productivity, Purchase: Pain');
    await page.getByRole('button', { name: /^Productivity: Gain: 0, Pain: 1/ }).waitFor();
    await cell(/^Simplicity, Use: Gain; No lid/).click({ position: { x: 16, y: 14 } });
    await news('Simplicity, Use: Pain');
    await undo().click();
    await news('Undone: Simplicity, Use: Gain');
    expect(page.url()).not.toContain('mode=fields');
    await save();
    expect(await levers()).toEqual({
      productivity: { purchase: { mark: 'pain' } },
      simplicity: { use: { mark: 'gain', note: 'No lid' } },
    });
  });

  it('open their note by a click on it', async () => {
    await open('buyer-utility-map', { maps });
    await page.getByText('No lid', { exact: true }).first().click();
    const note = page.getByRole('dialog').getByRole('textbox', { name: 'Note' });
    await note.fill('No lid at all');
    await save();
    expect(await levers()).toMatchObject({ simplicity: { use: { mark: 'gain', note: 'No lid at all' } } });
  });

  it('are reached by arrow keys and step with Enter and Space, on a phone too', async () => {
    await open('buyer-utility-map', { maps }, { width: 390, height: 844 });
    await cell(/^Productivity, Purchase/).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(cell(/^Simplicity, Delivery/))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await news('Simplicity, Delivery: Pain');
    expect(await hasFocus(cell(/^Simplicity, Delivery: Pain/))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await news('Undone: Simplicity, Delivery: Pain');
    await page.keyboard.press('Control+s');
    await page.getByText('Everything is saved').waitFor();
    expect(await levers()).toMatchObject({ simplicity: { delivery: { mark: 'pain' }, use: { note: 'No lid' } } });
    await page.keyboard.press('F2');
    await page.getByRole('dialog').waitFor();
  });
});

describe('the card of a part', () => {
  const stakeholders = [
    { id: 'owner', nameOrRole: 'Shop owner', interest: 5, power: 5 },
    { id: 'courier', nameOrRole: 'Courier', interest: 1, power: 1 },
  ];
  const card = (name: string | RegExp) => page.getByRole('dialog', { name });

  it('changes, adds and removes entries by keyboard, and gives the focus back', async () => {
    await open('stakeholder', { stakeholders });
    await group(/Courier/).focus();
    await page.keyboard.press('Enter');
    const name = card('Courier').getByRole('textbox', { name: /Name or role/ });
    expect(await hasFocus(name)).toBe(true);
    await name.fill('Bicycle courier');
    await card('Courier').getByRole('radiogroup', { name: /Power/ }).getByRole('radio', { name: '4' }).press('Space');
    await group(/Bicycle courier, Keep satisfied, 1 × 4/).waitFor();
    await page.keyboard.press('Escape');
    expect(await card(/courier/).count()).toBe(0);
    expect(await hasFocus(group(/Bicycle courier/))).toBe(true);

    await page.keyboard.press('Enter');
    await card('Bicycle courier').getByRole('button', { name: 'Add another' }).press('Enter');
    await card('Stakeholder 3')
      .getByRole('textbox', { name: /Name or role/ })
      .fill('Baker');
    await card('Baker').getByRole('button', { name: 'Previous' }).press('Enter');
    await card('Bicycle courier').getByRole('button', { name: 'Previous' }).press('Enter');
    await card('Shop owner').getByRole('button', { name: 'Remove “Shop owner”' }).press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Everything is saved').waitFor();
    expect(await stored('stakeholder', 'stakeholders')).toMatchObject([
      { nameOrRole: 'Bicycle courier', power: 4, interest: 1 },
      { nameOrRole: 'Baker' },
    ]);
  });

  it('is a sheet on a phone, from which a removed entry comes back, and all fields are one step away', async () => {
    await open('stakeholder', { stakeholders }, { width: 390, height: 844, hasTouch: true });
    await group(/Courier/).tap();
    await card('Courier').getByRole('button', { name: 'Remove “Courier”' }).tap();
    await page.getByText('“Courier” was removed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().tap();
    await group(/Courier/).tap();
    await card('Courier').getByRole('link', { name: 'All fields' }).tap();
    await page.waitForURL(/mode=fields#\/stakeholders\/1/);
  });

  it('keeps what is being typed when a phone is turned', async () => {
    await open('stakeholder', { stakeholders }, { width: 390, height: 844, hasTouch: true });
    await group(/Courier/).tap();
    const name = page.locator('[data-card]').getByRole('textbox', { name: /Name or role/ });
    await name.tap();
    await page.keyboard.press('End');
    await page.keyboard.type(' by bicy');
    await page.setViewportSize({ width: 844, height: 390 });
    await page.keyboard.type('cle');
    expect(await name.inputValue()).toBe('Courier by bicycle');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await name.inputValue()).toBe('Courier by bicycle');
    await page.locator('[data-card]').getByRole('button', { name: 'Close' }).tap();
    await group(/^2\. Courier by bicycle/).waitFor();
  });
});

describe('the entries of a canvas', () => {
  const content = {
    problem: [
      { id: 'p1', text: 'The set is in the bag before anybody asks' },
      { id: 'p2', text: 'Sets become dearer' },
    ],
    channels: [{ id: 'c1', text: 'Visits on foot' }],
  };
  const texts = async (list: string) => (await stored('lean-canvas', list)).map(({ text }) => text);

  it('are written in their box, dragged into others and taken back after a save', async () => {
    await open('lean-canvas', content);
    await group(/^Sets become/).click();
    const box = page.getByRole('dialog', { name: 'Problem' });
    // The box grows where it stands, and covers nothing else.
    const places = [box, group(/^\d+ Channels$/), group(/^Visits on foot/), group(/Solution/).first()];
    await expect
      .poll(async () => {
        const [own, ...others] = await Promise.all(places.map((each) => each.boundingBox()));
        return { isWide: own!.width > 220, covered: others.filter((other) => overlap(own!, other!)) };
      })
      .toEqual({ isWide: true, covered: [] });
    await box.getByRole('textbox').nth(1).press('Enter');
    await page.keyboard.type('Nobody wants to wait');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await group(/^Nobody wants/).waitFor();

    await drag(group(/^Nobody wants/), await middleOf(group(/^Visits on foot/)));
    await page.mouse.up();
    await news(/is now in “Channels”/);
    await save();
    expect([await texts('problem'), (await texts('channels')).length]).toEqual([
      ['The set is in the bag before anybody asks', 'Sets become dearer'],
      2,
    ]);
    await page.keyboard.press('Control+z');
    await news('Undone.');
    await save();
    expect(await texts('problem')).toContain('Nobody wants to wait');

    // Let go beside the picture it goes back.
    await drag(group(/^Visits on foot/), { x: 4, y: 4 });
    await page.mouse.up();
    expect(await page.locator('.picture-ghost').count()).toBe(0);
    await page.getByText('Everything is saved').waitFor();
  });
});
