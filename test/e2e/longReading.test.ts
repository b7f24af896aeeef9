import { afterEach, beforeEach, expect, it } from 'vitest';

import { newAddress, registerClient } from '../support/apiClient.ts';
import { hasFocus } from '../support/hasFocus.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';
import { untilLoaded } from '../support/untilLoaded.ts';

const stage = stageApp();
let visitor: Visitor;
let tool: string;

beforeEach(async () => {
  const client = await registerClient(stage.app, newAddress());
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  tool = `/project/${project.id}/tools/requirement?mode=reading`;
  visitor = await openVisitor(stage.browser, stage.app.url, { height: 900 });
  await signIn(visitor.context, client);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

const row = (name: string) =>
  visitor.page.locator('details[data-item]').filter({ has: visitor.page.getByText(name, { exact: true }) });
const section = (name: RegExp) => visitor.page.locator('details:not([data-item]) > summary').filter({ hasText: name });
const isOpen = async (name: string) => (await row(name).getAttribute('open')) !== null;

it('is opened by keyboard, item by item', async () => {
  await visitor.page.goto(tool);
  await untilLoaded(visitor);
  await section(/^Functional/).focus();
  await visitor.page.keyboard.press('Enter');
  const summary = row('Till prompt').locator('> summary');
  await summary.focus();
  await visitor.page.keyboard.press('Enter');
  await row('Till prompt').getByText('Description').waitFor();
  await visitor.page.keyboard.press('Tab');
  await visitor.page.keyboard.press('Shift+Tab');
  expect(await hasFocus(summary)).toBe(true);
  await visitor.page.keyboard.press('Space');
  await row('Till prompt').getByText('Description').waitFor({ state: 'hidden' });
});

it('shows the item that a link leads to, below the bar of contents', async () => {
  await visitor.page.goto(`${tool}#/functionalRequirements/17/description`);
  await untilLoaded(visitor);
  await row('Withdraw a damaged box').getByText('Description').waitFor();
  expect(await isOpen('Till prompt')).toBe(false);
  const contents = visitor.page.getByRole('navigation', { name: 'Contents' });
  await expect
    .poll(async () => {
      const [bar, item] = [await contents.boundingBox(), await row('Withdraw a damaged box').boundingBox()];
      return bar && item && item.y >= bar.y + bar.height && item.y < 450;
    })
    .toBe(true);
  await contents.getByRole('button', { name: 'Risks' }).click();
  await contents.locator('[aria-current]', { hasText: 'Risks' }).waitFor();
});

it('is printed open, and is as it was afterwards', async () => {
  await visitor.page.goto(tool);
  await untilLoaded(visitor);
  await section(/^Functional/).click();
  await row('Till prompt').locator('> summary').click();
  const opened = await visitor.page.evaluate(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    const { length } = document.querySelectorAll('[data-printed] details:not([open])');
    // A toggle is told later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.dispatchEvent(new Event('afterprint'));
    return length === 0;
  });
  expect(opened).toBe(true);
  expect(await isOpen('Courier return')).toBe(false);
  expect(await isOpen('Till prompt')).toBe(true);
});
