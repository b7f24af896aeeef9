import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createProject } from '../support/createProject.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { register } from '../support/register.ts';
import { closeWindows, sharedBrowser } from '../support/sharedBrowser.ts';
import { type App, startApp } from '../support/startApp.ts';

let app: App;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [browser, app] = await Promise.all([sharedBrowser(), startApp({}, { withoutModel: true })]);
  visitor = await openVisitor(browser, app.url);
});
afterAll(async () => {
  await visitor.close();
  await closeWindows(browser);
  await app.stop();
});

/** From where to where the letters of a line reach. */
const lettersOf = (line: Locator) =>
  line.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { top, bottom } = letters.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

it('lays out the method’s starter, says so, and counts the blanks until they are answered', async () => {
  const { page } = visitor;
  await register(page, app, 'ada@example.com');
  await createProject(page, 'Blue Box', 'Parcel lockers at corner shops.');
  await page.getByText('No AI model is connected.').first().waitFor();
  await page.goto(`${page.url().replace(/\/$/, '')}/settings/sections?mode=edit`);
  await page.getByText('The method’s starter, not saved yet').first().waitFor();
  const left = page.getByRole('button', { name: /^\d+ blanks left/ });
  const before = Number.parseInt((await left.textContent()) ?? '', 10);
  expect(before).toBeGreaterThan(8);
  await page.getByText('Costs no tokens.').first().waitFor();
  // Wide enough for one line.
  await page.setViewportSize({ width: 1760, height: 900 });
  const line = [page.getByText('No AI wrote this.').last(), left.getByText('blanks left', { exact: false }).first()];
  const [state, count] = await Promise.all(line.map(lettersOf));
  expect(count).toEqual(state);
  await page.setViewportSize({ width: 1280, height: 900 });

  const problem = page.getByRole('textbox', { name: 'Problem' });
  const asked = await problem.inputValue();
  expect(asked).toMatch(/^Parcel lockers at corner shops\./);
  const inProblem = asked.split('____').length - 1;
  // From blank to blank: the place of the answer is selected.
  await left.click();
  const selected = () =>
    page.evaluate(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
  await expect.poll(selected).toBe('____');
  await page.keyboard.type('Everybody');
  await page.getByRole('button', { name: `${before - 1} blanks left` }).press('Enter');
  await expect.poll(selected).toBe('____');
  await problem.fill('Parcels are missed by people who work.');
  await page.getByRole('button', { name: /^Save and continue/ }).click();
  await page.getByText(`${before - inProblem} blanks left`).waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByText(`${before - inProblem} blanks left`).waitFor();
  expect(visitor.complaints).toEqual([]);
});
