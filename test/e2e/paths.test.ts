import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type ApiClient, newAddress, registerClient } from '../support/apiClient.ts';
import { arrive } from '../support/arrive.ts';
import { runAxe } from '../support/inspectScreen.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  page = visitor.page;
});
afterAll(async () => {
  expect(visitor.complaints).toEqual([]);
});

const more = (name: string) => page.getByRole('button', { name });
const rail = () => page.getByRole('navigation', { name: 'Project' });

it('leads through the steps that the time is enough for, with the other methods at hand', async () => {
  await page.goto('/create-project');
  await page.getByLabel('Project name').fill('Kapak');
  await page.getByLabel('Description').fill('Lids that come back.');
  await page.getByRole('radio', { name: /^One day/ }).check();
  expect(await runAxe({ page }, 'every-entry')).toEqual([]);
  await page.getByRole('button', { name: 'Create and draft' }).click();
  await page.waitForURL(/\/project\/[^/]+$/);
  await rail().getByRole('link', { name: 'Path' }).click();
  await rail().getByText('0 of 8 steps saved').waitFor();
  await more('22 more methods').click();
  await page.getByText('Not on the path “One day”').waitFor();
  expect(await runAxe({ page }, 'every-entry')).toEqual([]);
  await page.getByRole('link', { name: /^Market Analysis/ }).click();
  await arrive(page, /tools\/market$/);
  // Where one is, though it is on no path.
  await rail()
    .getByRole('link', { name: /^Market Analysis/ })
    .waitFor();
  await rail().getByText('0 of 8 steps saved').waitFor();
});

it('can be changed at any time, and has on it what somebody works on', async () => {
  const [, id] = /\/project\/([^/]+)/.exec(page.url())!;
  await client.call('PUT', `/api/projects/${id}/toolsets/market`, { revision: 0, content: { overview: 'Lids.' } });
  await page.goto(`/project/${id}/tools`);
  await rail().getByText('1 of 9 steps saved').waitFor();
  await more('21 more methods').waitFor();
  // Only what is on the path is offered, with what was begun beside it.
  await page.getByRole('button', { name: 'Generate several' }).click();
  const several = page.getByRole('dialog');
  await several.getByRole('checkbox', { name: 'Market Analysis' }).waitFor();
  expect(await several.getByRole('checkbox').count()).toBe(10);
  expect(await several.getByRole('group').count()).toBe(4);
  await several.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Change the path' }).click();
  await arrive(page, /settings\/actions$/);
  expect(await page.getByRole('radio', { name: /^One day/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Programme/ }).check();
  await rail().getByText('1 of 24 steps saved').waitFor();
  await page.goto(`/project/${id}/tools`);
  await rail().getByText('1 of 24 steps saved').waitFor();
  // What the specification does not have is offered beside it.
  await more('6 more methods').waitFor();
});
