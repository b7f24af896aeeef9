import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient } from '../support/apiClient.ts';
import { openBrowser, openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { routePaths } from '../support/routePaths.ts';
import { signIn } from '../support/signIn.ts';
import { type App, startApp } from '../support/startApp.ts';

let browser: Browser;
let app: App;
let client: ApiClient;
let projectId: string;

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startApp()]);
  client = await registerClient(app, 'ada@example.com');
  projectId = await createSavedProject(client);
  for (const id of ['stakeholder', 'persona']) {
    const { id: generation } = await client.call<{ id: string }>(
      'POST',
      `/api/projects/${projectId}/toolsets/${id}/generations`,
      {},
    );
    await client.finish(generation);
    const path = `/api/projects/${projectId}/toolsets/${id}`;
    const { content, revision } = await client.call<{ content: object; revision: number }>('GET', path);
    await client.call('PUT', path, { content, revision });
  }
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const looks: VisitorOptions[] = [
  { language: 'en', theme: 'light', width: 1280, height: 900 },
  { language: 'tr', theme: 'dark', width: 390, height: 844 },
  { language: 'en', theme: 'dark', width: 1280, height: 900 },
  { language: 'tr', theme: 'light', width: 390, height: 844 },
];

describe.each(looks)('every screen in $language, $theme, $width px', (look) => {
  let visitor: Visitor;
  let page: Page;

  async function expectSound(path: string): Promise<void> {
    visitor.complaints.length = 0;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    const findings = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    );
    expect.soft(findings, `axe on ${path}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
    expect.soft(visitor.complaints, `console on ${path}`).toEqual([]);
  }

  it('is sound for people who have not signed in', async () => {
    visitor = await openVisitor(browser, app.url, look);
    page = visitor.page;
    for (const path of routePaths(projectId).anonymous) await expectSound(path);
    await visitor.close();
  });

  it('is sound for people who have', async () => {
    visitor = await openVisitor(browser, app.url, look);
    await signIn(visitor.context, client);
    page = visitor.page;
    for (const path of routePaths(projectId).signedIn) await expectSound(path);
    await visitor.close();
  });
});
