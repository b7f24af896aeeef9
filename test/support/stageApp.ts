import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { openBrowser } from './openBrowser.ts';
import { type App, startApp } from './startApp.ts';

/**
 * Starts a browser and the product for the tests of one file or block; available once its hooks have run.
 *
 * @param environment of the server; a function is called when it starts
 */
export function stageApp(environment: Record<string, string> | (() => Record<string, string>) = {}): {
  browser: Browser;
  app: App;
} {
  const stage = {} as { browser: Browser; app: App };
  beforeAll(async () => {
    [stage.browser, stage.app] = await Promise.all([
      openBrowser(),
      startApp(typeof environment === 'function' ? environment() : environment),
    ]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await describePages(stage.browser));
  });
  afterAll(async () => {
    await stage.browser.close();
    await stage.app.stop();
  });
  return stage;
}

/** The accessibility tree of each page, for diagnosing a failed test. */
async function describePages(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const seen = pages.map(
    async (page) => `${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: 5000 })}`,
  );
  return (await Promise.all(seen.map((one) => one.catch(String)))).join('\n———\n');
}
