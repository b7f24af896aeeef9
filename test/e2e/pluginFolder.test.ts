import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient } from '../support/apiClient.ts';
import { arrive } from '../support/arrive.ts';
import { openVisitor } from '../support/openBrowser.ts';
import { closeWindows, sharedBrowser } from '../support/sharedBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { type App, startApp } from '../support/startApp.ts';

let browser: Browser;
let shelf: string;
let app: App;
let client: ApiClient;

beforeAll(async () => {
  shelf = mkdtempSync(join(tmpdir(), 'filiz-shelf-'));
  copyToolset('stakeholder', 'partner-map', 'Partner Map', 'Ortak Haritası');
  mkdirSync(join(shelf, 'broken'));
  writeFileSync(join(shelf, 'broken', 'toolset.json'), '{ "id": "another" }');
  [browser, app] = await Promise.all([sharedBrowser(), startApp({ TOOLSETS_DIR: shelf })]);
  client = await registerClient(app, 'ada@example.com');
});
afterAll(async () => {
  await closeWindows(browser);
  await app.stop();
  rmSync(shelf, { recursive: true });
});

/** Copies a folder under another id and title, as a method author would add one. */
function copyToolset(from: string, id: string, ...titles: [en: string, tr: string]): void {
  cpSync(join('toolsets', from), join(shelf, id), { recursive: true });
  change('toolset.json', { id, order: 15 });
  change('locales/en.json', { title: titles[0] });
  change('locales/tr.json', { title: titles[1] });

  function change(file: string, values: object): void {
    const path = join(shelf, id, file);
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...values }));
  }
}

it('shows an added folder in API, path, form and generation without a build', async () => {
  const toolsets = await client.call<{ id: string }[]>('GET', '/api/toolsets');
  expect(toolsets).toHaveLength(31);
  expect(toolsets[3]?.id).toBe('partner-map');

  const projectId = await createSavedProject(client);
  const visitor = await openVisitor(browser, app.url, { language: 'tr' });
  await signIn(visitor.context, client);
  const { page } = visitor;
  await page.goto(`/project/${projectId}/tools`);
  await page.getByRole('button', { name: '7 yöntem daha' }).click();
  await page.getByRole('link', { name: /^Ortak Haritası/ }).click();
  await arrive(page, /tools\/partner-map$/);
  await page.goto(`${page.url()}?mode=fields`);
  await page
    .getByRole('button', { name: 'Üret', exact: true })
    .or(page.getByRole('button', { name: 'Taslak oluştur' }))
    .first()
    .click();
  await expect.poll(() => page.getByRole('heading', { level: 4 }).count()).toBeGreaterThan(5);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

it('reports every fault of an invalid folder and starts without it', () => {
  expect(app.output()).toContain('broken/schema.json: the file is missing');
  expect(app.output()).toContain('broken/locales/tr.json: the file is missing');
  expect(app.output()).toContain('broken/toolset.json /version');
});
