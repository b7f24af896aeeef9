import type { Browser } from 'playwright';

import { troublesOf } from './openBrowser.ts';

/** The accessibility tree of each page and what went wrong in it, for diagnosing a failed test. */
export async function describePages(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const seen = pages.map(async (page) =>
    [page.url(), ...troublesOf(page), await page.locator('body').ariaSnapshot({ timeout: 5000 })].join('\n'),
  );
  return (await Promise.all(seen.map((one) => one.catch(String)))).join('\n———\n');
}
