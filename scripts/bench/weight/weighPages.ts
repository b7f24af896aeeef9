import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Page } from 'playwright';

import { firstToolset, setupToolsets } from '../process/benchToolsets.ts';

/**
 * Limits of the gzip JavaScript that a browser fetches: for the first page, for that and a toolset to read, with its
 * picture, and for that and a form.
 */
export const mostKilobytes = { login: 134, view: 225, edit: 275 };

interface Place {
  url: string;
  /** Of the session that may open the project, whose set-up is saved and whose first toolset is empty. */
  token: string;
  project: string;
}

/** gzip JavaScript in kB that a browser has fetched after /login, and after /login and a first toolset page. */
export async function weighPages(browser: Browser, place: Place): Promise<typeof mostKilobytes> {
  const saved = `/project/${place.project}/settings/${setupToolsets.at(-1)!.manifest.id}`;
  const form = `/project/${place.project}/tools/${firstToolset.manifest.id}?mode=fields`;
  const { login, page: view } = await weighVisit(browser, place, saved, (page) =>
    page.getByRole('region', { name: 'Picture' }).waitFor(),
  );
  const { page: edit } = await weighVisit(browser, place, form, (page) =>
    page.getByRole('button', { name: 'Generate', exact: true }).waitFor(),
  );
  return { login, view, edit };
}

async function weighVisit(
  browser: Browser,
  { url, token }: Place,
  path: string,
  isThere: (page: Page) => Promise<void>,
): Promise<{ login: number; page: number }> {
  const context = await browser.newContext();
  // What waits until the page is idle is no part of it.
  await context.addInitScript(() => (window.requestIdleCallback = () => 0));
  const fetched = watch(context);
  const page = await context.newPage();
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').first().waitFor();
  const login = await weigh(fetched);
  await page.evaluate((text) => localStorage.setItem('session', JSON.stringify(text)), token);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await isThere(page);
  await page.waitForLoadState('networkidle');
  const both = await weigh(fetched);
  await context.close();
  return { login, page: both };
}

/** Size of every script by URL, including compiled validators from the API. */
function watch(context: BrowserContext): Map<string, Promise<number>> {
  const fetched = new Map<string, Promise<number>>();
  context.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '') || fetched.has(response.url())) return;
    fetched.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  return fetched;
}

async function weigh(fetched: Map<string, Promise<number>>): Promise<number> {
  const sizes = await Promise.all(fetched.values());
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
