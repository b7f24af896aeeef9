import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { ToolsetState } from '#engine/protocol/project.ts';

import { type ApiClient, registerClient, newAddress } from '../support/apiClient.ts';
import { openVisitor, type Visitor } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;
let visitor: Visitor;
let page: Page;
let projectId: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  const { project } = await client.call<{ project: { id: string } }>('POST', '/api/projects/example');
  projectId = project.id;
});
beforeEach(async () => {
  visitor = await openVisitor(stage.browser, stage.app.url);
  await signIn(visitor.context, client);
  page = visitor.page;
});
afterEach(() => visitor.close());

const stored = () => client.call<ToolsetState>('GET', `/api/projects/${projectId}/toolsets/about`);
const summary = () => page.getByRole('textbox', { name: 'Summary' });
const addWord = async (word: string) => {
  await page.goto(`/project/${projectId}/settings/about?mode=edit`);
  await summary().press('Control+End');
  await summary().pressSequentially(` ${word}`);
};

it('are created, compared with today word by word, viewed as they were, and restored', async () => {
  const before = (await stored()).content;
  await page.goto(`/project/${projectId}/settings/history`);
  await page.getByText('No saved history found.').waitFor();
  await page.getByRole('button', { name: 'Create new version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create new version' }).click();
  await page.getByText('Please fill in this field.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the pilot');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Before the pilot' });
  await row.getByText('Current', { exact: true }).waitFor();

  await addWord('Afterthought.');
  await page.keyboard.press('Control+s');
  await page.getByText('Everything is saved').waitFor();

  await page.goto(`/project/${projectId}/settings/history`);
  await row.waitFor();
  expect(await row.getByText('Current', { exact: true }).count()).toBe(0);
  await row.getByRole('button', { name: 'Actions for Before the pilot' }).click();
  await page.getByRole('menuitem', { name: 'Compare with today' }).click();
  const section = page.getByRole('region', { name: 'About' });
  await section.getByText('1 difference').waitFor();
  expect(await section.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('Afterthought.')]);
  await page.getByText('29 toolsets without differences').waitFor();

  await section.getByRole('link', { name: 'View as it was' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.getByText('As it was in “Before the pilot”').waitFor();
  expect(await page.getByText('Afterthought.').count()).toBe(0);
  await page.getByRole('button', { name: 'Restore this toolset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('About is as it was in “Before the pilot”.').waitFor();
  expect((await stored()).content).toEqual(before);

  await page.goto(`/project/${projectId}/settings/history`);
  await row.getByText('Current', { exact: true }).waitFor();
  const automatic = page.getByRole('listitem').filter({ hasText: 'made automatically' });
  await automatic.getByRole('link', { name: /^Before restoring/ }).click();
  await page.getByText('A past version. Nothing can be changed here.').waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText(/^The project is as it was in “Before restoring/).waitFor();
  expect(JSON.stringify((await stored()).content)).toContain('Afterthought.');
  expect(visitor.complaints).toEqual([]);
});

it('hold what is saved: unsaved changes are saved first', async () => {
  await addWord('Unsaved.');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Create version' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/A version can be created only from saved data\./).waitFor();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('With the unsaved');
  await dialog.getByRole('button', { name: 'Save and create version' }).click();
  await page.getByText('Version “With the unsaved” created.').waitFor();
  expect(JSON.stringify((await stored()).content)).toContain('Unsaved.');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await page.getByRole('heading', { name: 'Earlier versions: About' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'With the unsaved' })
    .getByText('Current', { exact: true })
    .waitFor();
});

it('tell in what place an item stands that was only moved', async () => {
  const path = `/api/projects/${projectId}/toolsets/stakeholder`;
  const { id } = await client.call<{ id: string }>('POST', `/api/projects/${projectId}/versions`, { name: 'In order' });
  const { content, revision } = await client.call<{ content: { stakeholders: object[] }; revision: number }>(
    'GET',
    path,
  );
  const [first, ...others] = content.stakeholders;
  await client.call('PUT', path, { content: { ...content, stakeholders: [...others, first] }, revision });
  await page.goto(`/project/${projectId}/versions/${id}/compare`);
  const section = page.getByRole('region', { name: 'Stakeholder Analysis' });
  await section.getByText('1 difference').waitFor();
  await section.getByText(`Moved from place 1 to place ${content.stakeholders.length}`).waitFor();
});
