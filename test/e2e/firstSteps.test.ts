import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newAddress } from '../support/apiClient.ts';
import { arrive } from '../support/arrive.ts';
import { createProject } from '../support/createProject.ts';
import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { register } from '../support/register.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await openVisitor(stage.browser, stage.app.url);
  page = visitor.page;
  await register(page, stage.app, newAddress());
});
afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
});

const guide = () => page.getByRole('region', { name: 'First steps' });
const step = (name: string) => guide().getByRole('listitem').filter({ hasText: name });

/** Waits until the choice is stored on the server. */
async function untilKept(choice: Locator): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.request().method() === 'PATCH'), choice.click()]);
}

async function expectSteps(done: number, current: string): Promise<void> {
  await guide().getByRole('status').getByText(`${done} of 5 steps done`).waitFor();
  expect(await guide().locator('[aria-current=step]').innerText()).toContain(current);
}

it('links from a new account to the example, which is marked as such', async () => {
  await expectSteps(1, 'Look at a finished example');
  expect(await runAxe({ page }, 'every-entry')).toEqual([]);
  await step('Look at a finished example').getByRole('button').click();
  await page.waitForURL(/\/project\/[^/]+$/);
  await page.getByRole('heading', { level: 1, name: 'Dönkap' }).waitFor();
  await page.getByText('This is an example').waitFor();
  await page.getByRole('heading', { level: 2, name: 'What matters most' }).waitFor();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Path' }).click();
  await page.getByText('Every step of the path is done').waitFor();
  await page.getByRole('link', { name: /^Persona Analysis/ }).click();
  await page.getByText('Everything is saved').waitFor();
  expect(await page.getByText('The results may differ now').count()).toBe(0);
  await page.getByText('Example', { exact: true }).waitFor();
});

it('checks each step off once it is done', async () => {
  await page.goto('/');
  await expectSteps(2, 'Create your first project');
  const account = guide().getByText('Create your account');
  expect(await account.isVisible()).toBe(false);
  await guide().getByText('2 steps taken').click();
  await account.waitFor();
  const id = await createProject(page, 'Blue Box', 'Parcel lockers at corner shops.');
  await page.goto('/');
  await expectSteps(3, 'Look through the first draft and save it');
  await step('Look through the first draft').getByRole('link').click();
  await arrive(page, `/project/${id}/settings/about`);
  await page.getByRole('button', { name: /^(Save|Approve) and continue/ }).click();
  await arrive(page, `/project/${id}/settings/sections`);
  await page.getByRole('button', { name: /^(Save|Approve) and continue/ }).click();
  await arrive(page, `/project/${id}/tools/stakeholder`);

  await page.goto('/');
  await expectSteps(4, 'Save the first toolset of the path');
  await step('Save the first toolset').getByRole('link').click();
  await arrive(page, `/project/${id}/tools/stakeholder`);
  await page
    .getByRole('button', { name: /^(Draft it for me|Generate$)/ })
    .first()
    .click();
  await page.getByText('AI draft, not saved yet').first().waitFor();
  await page.getByRole('button', { name: 'Approve draft' }).click();
  await page.getByText('Everything is saved').waitFor();
  await page.goto('/');
  await guide().getByText('You know the way now.').waitFor();
  expect(await guide().locator('[aria-current=step]').count()).toBe(0);
});

it('can be hidden permanently and shown again', async () => {
  await untilKept(guide().getByRole('button', { name: 'Hide the first steps' }).first());
  await guide().waitFor({ state: 'detached' });
  await page.getByText('The first steps are hidden.').waitFor();
  await page.reload();
  const next = page.getByRole('region', { name: 'Next in Blue Box' });
  await next.waitFor();
  expect(await guide().count()).toBe(0);
  await untilKept(page.getByRole('button', { name: 'Show the first steps' }));
  await guide().waitFor();

  await page.goto('/user/home');
  const setting = page.getByRole('switch', { name: 'First steps on the home page' });
  expect(await setting.isChecked()).toBe(true);
  await untilKept(setting);
  await page.goto('/');
  await next.waitFor();
  expect(await guide().count()).toBe(0);
});

it('deletes the example from its notice', async () => {
  await page.getByRole('link', { name: 'Dönkap' }).click();
  await page.getByText('This is an example').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Type the project’s name')
    .fill((await page.getByRole('dialog').getByRole('textbox').getAttribute('placeholder')) ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await page.waitForURL('/user/projects');
  await page.getByText('“Dönkap” has been deleted.').waitFor();
  await page.getByRole('link', { name: 'Blue Box' }).waitFor();
  expect(await page.getByRole('link', { name: 'Dönkap' }).count()).toBe(0);
});
