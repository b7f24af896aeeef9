import type { Browser } from 'playwright';

import { openBrowser } from './openBrowser.ts';

let browser: Promise<Browser> | undefined;

/** The browser of all files that one process tests: opened by the first, and anew where it has crashed. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await browser)?.isConnected()) browser = openBrowser();
  return browser!;
}

/** Leaves the shared browser to the next file as it was. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
