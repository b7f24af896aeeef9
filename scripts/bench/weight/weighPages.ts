import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext } from 'playwright';

import { firstToolset } from '../process/benchToolsets.ts';

/** Limits of the gzip JavaScript that a browser fetches: for the first page, and for that and a toolset's. */
export const mostKilobytes = { login: 130, toolset: 300 };

interface Place {
  url: string;
  /** Of the session that may open the project, whose first toolset is empty. */
  token: string;
  project: string;
}

/** gzip JavaScript in kB that a browser has fetched after /login, and after a first toolset page as well. */
export async function weighPages(browser: Browser, { url, token, project }: Place): Promise<typeof mostKilobytes> {
  const context = await browser.newContext();
  const fetched = watch(context);
  const page = await context.newPage();
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').first().waitFor();
  const login = await weigh(fetched);
  await page.evaluate((text) => localStorage.setItem('session', JSON.stringify(text)), token);
  await page.goto(`${url}/project/${project}/tools/${firstToolset.manifest.id}`, { waitUntil: 'networkidle' });
  await page.getByText('Nothing here yet.').waitFor();
  await page.waitForLoadState('networkidle');
  const toolset = await weigh(fetched);
  await context.close();
  return { login, toolset };
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
