import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { type ApiClient, registerClient, newAddress } from '../support/apiClient.ts';
import { runAxe, widthFaults } from '../support/inspectScreen.ts';
import { openVisitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;
let project: string;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
  project = (await client.call<{ project: { id: string } }>('POST', '/api/projects/example')).project.id;
});

async function visit(address: string, options: VisitorOptions = {}) {
  const visitor = await openVisitor(stage.browser, stage.app.url, options);
  await signIn(visitor.context, client);
  await visitor.page.goto(address);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** The file that a click brings, by its name and content. */
async function download(page: Page, click: () => Promise<void>) {
  const coming = page.waitForEvent('download');
  await click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

it('exports the chosen toolsets by keyboard, and imports them as a project again', async () => {
  const visitor = await visit(`/project/${project}`);
  const { page } = visitor;
  const opener = page.getByRole('button', { name: 'Export', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export “Dönkap”' });
  await dialog.getByText('24 toolsets', { exact: true }).waitFor();
  await dialog.getByRole('checkbox', { name: 'All toolsets' }).focus();
  // What is beside the path is saved as well.
  await page.keyboard.press('Space');
  await dialog.getByText('30 toolsets', { exact: true }).waitFor();
  await page.keyboard.press('Space');
  await dialog.getByText('0 toolsets', { exact: true }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Set-up' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('radio', { name: /^PDF/ }).focus();
  await page.keyboard.press('ArrowUp');
  const file = await download(page, () => dialog.getByRole('button', { name: 'Export JSON' }).press('Enter'));
  expect(file.name).toMatch(/^Dönkap \d{4}-\d\d-\d\d\.json$/);
  await page.getByText(`${file.name}: download has started`).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  const exported = JSON.parse(file.content.toString());
  expect(exported.toolsets.map(({ id }: { id: string }) => id)).toEqual(['about', 'sections']);

  exported.project.name = 'Kutu';
  exported.toolsets.push({ id: 'tea-leaves', version: '1.0.0', content: {} });
  const target = path.join(tmpdir(), `filiz-import-${process.pid}.json`);
  writeFileSync(target, JSON.stringify(exported));
  await page.goto('/user/projects');
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import a project' });
  await importing.getByLabel('Project file').setInputFiles(target);
  await importing.getByText('“Kutu”, 2 toolsets').waitFor();
  await importing.getByText('tea-leaves: there is no such toolset here').waitFor();
  expect(await runAxe(visitor, 'every-entry')).toEqual([]);
  await importing.getByRole('button', { name: 'Import without them' }).click();
  await page.getByText('“Kutu” has been imported.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Kutu' }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

it('says in a file where it does not fit, and keeps the dialog for another try', async () => {
  const visitor = await visit('/user/projects');
  const { page } = visitor;
  const file = {
    format: 'filiz-project',
    version: 1,
    project: { name: 'Kutu', description: 'Boxes.', language: 'en' },
    toolsets: [{ id: 'about', version: '1.0.0', content: { sector: 7 } }],
  };
  const pick = (name: string, content: string) =>
    page.getByLabel('Project file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: 'Import' }).click();
  await pick('picture.json', 'GIF89a');
  await page.getByText('not a project that was exported from Filiz').waitFor();
  await pick('kutu.json', JSON.stringify(file));
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('/toolsets/0/content/sector').waitFor();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  expect(visitor.complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await visitor.close();
});

it('refuses to export a toolset that has unsaved changes, and exports it once they are saved', async () => {
  const visitor = await visit(`/project/${project}/tools/market?mode=edit`);
  const { page } = visitor;
  await page.getByRole('textbox').first().fill('Another overview of the market.');
  const choose = () => page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await choose();
  const refusal = page.getByText('You have unsaved changes. Save this toolkit before exporting.');
  await refusal.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('Everything is saved').waitFor();
  await choose();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 toolset', { exact: true }).waitFor();
  const markdown = await download(page, async () => {
    await dialog.getByText('Markdown').click();
    await dialog.getByRole('button', { name: 'Export Markdown' }).click();
  });
  expect(markdown.content.toString()).toContain('Another overview of the market.');
  await visitor.close();
});

it('stops writing when the dialog is closed', async () => {
  const visitor = await visit(`/project/${project}`);
  const { page } = visitor;
  await page.route('**/exports', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await page.getByText('The file is being written…').waitFor();
  const gone = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await gone).url()).toContain('/exports');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await visitor.close();
});

it.for([
  { language: 'tr', theme: 'dark', width: 390, height: 844 } as const,
  { language: 'tr', theme: 'light' } as const,
])('is sound in Turkish, $theme', async (look) => {
  const visitor = await visit(`/project/${project}`, look);
  await visitor.page.getByRole('button', { name: 'Dışa aktar' }).click();
  await visitor.page.getByRole('dialog').getByText('24 araç').waitFor();
  expect([...(await runAxe(visitor, 'every-entry')), ...(await widthFaults(visitor.page))]).toEqual([]);
  await visitor.close();
});
