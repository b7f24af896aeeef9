import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { type ApiClient, createSavedProject, registerClient, newAddress } from '../support/apiClient.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '../support/openBrowser.ts';
import { signIn } from '../support/signIn.ts';
import { stageApp } from '../support/stageApp.ts';

const stage = stageApp();
let client: ApiClient;

beforeAll(async () => {
  client = await registerClient(stage.app, newAddress());
});

async function visit(options: VisitorOptions, read: (page: Page, visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await openVisitor(stage.browser, stage.app.url, options);
  await signIn(visitor.context, client);
  await read(visitor.page, visitor);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
}

it('finds an article without diacritics, and returns to the results', async () => {
  await visit({ language: 'tr' }, async (page) => {
    await page.goto('/user/help');
    await page.getByRole('link', { name: /İlk adımlar/ }).waitFor();
    const search = page.getByRole('searchbox', { name: 'Yardım merkezinde ara' });
    await search.fill('oncelik');
    await page.waitForURL(/\?search=oncelik$/);
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ yazı bulundu$/ })
      .waitFor({ state: 'attached' });
    await page
      .getByRole('list')
      .getByRole('link', { name: /[Öö]ncelik/ })
      .first()
      .click();
    await page.waitForURL(/\/user\/article\//);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe('oncelik');
    await page
      .getByRole('list')
      .getByRole('link', { name: /[Öö]ncelik/ })
      .first()
      .waitFor();
    await search.fill('zzzz');
    await page.getByText('Sonuç bulunamadı.').waitFor();
    await search.fill('');
    await page.getByRole('link', { name: /İlk adımlar/ }).waitFor();
  });
});

it('opens an article at the heading chosen or named in the URL', async () => {
  await visit({ height: 600 }, async (page) => {
    await page.goto('/user/article/persona');
    const topics = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const last = (await topics.last().textContent())!;
    await topics.last().click();
    await page.waitForURL(/#topic-\d+$/);
    const heading = page.getByRole('heading', { level: 2, name: last });
    await expect.poll(() => isInView(heading)).toBe(true);
    await page.reload();
    await expect.poll(() => isInView(heading)).toBe(true);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => page.title()).toContain(title);
  });
});

const isInView = (place: ReturnType<Page['getByRole']>) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

it('links a toolset to its article and back, but warns of unsaved changes', async () => {
  const projectId = await createSavedProject(client);
  await visit({}, async (page) => {
    await page.goto(`/project/${projectId}/settings/about?mode=edit`);
    await page.getByRole('textbox', { name: 'Summary' }).fill('Lockers.');
    await page.getByRole('link', { name: 'How to do it well' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL(/\/user\/article\/about$/);
    await page.getByRole('link', { name: 'Open in “Blue Box”' }).click();
    await page.waitForURL(`**/project/${projectId}/settings/about`);
  });
});

it('reports a missing article, and retries when the server was unreachable', async () => {
  await visit({ width: 390 }, async (page) => {
    await page.goto('/user/article/nothing');
    await page.getByRole('heading', { level: 1, name: 'There is no such article' }).waitFor();
    await page.route('**/api/articles', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Help centre' }).click();
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.waitFor();
    await page.unroute('**/api/articles');
    await again.click();
    await page.getByRole('link', { name: /First steps/ }).waitFor();
  });
});
