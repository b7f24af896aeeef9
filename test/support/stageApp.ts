import { rmSync } from 'node:fs';

import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { describePages } from './describePages.ts';
import { closeWindows, sharedBrowser } from './sharedBrowser.ts';
import { type App, startApp } from './startApp.ts';

/**
 * A browser and the product for the tests of one file or block; available once its hooks have run. Without an
 * environment of its own a file shares the server, and so its database, with others: its people have addresses of their
 * own (`newAddress`).
 *
 * @param environment of the server; a function is called when it starts
 */
export function stageApp(environment?: Record<string, string> | (() => Record<string, string>)): {
  browser: Browser;
  app: App;
} {
  const stage = {} as { browser: Browser; app: App };
  beforeAll(async () => {
    [stage.browser, stage.app] = await Promise.all([
      sharedBrowser(),
      environment === undefined
        ? sharedApp()
        : startApp(typeof environment === 'function' ? environment() : environment),
    ]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await describePages(stage.browser));
  });
  afterAll(async () => {
    await closeWindows(stage.browser);
    if (environment !== undefined) await stage.app.stop();
  });
  return stage;
}

let shared: Promise<App> | undefined;

/** Started by the first file that needs it, and ended with the process that runs them. */
function sharedApp(): Promise<App> {
  shared ??= startApp().then((app) => {
    process.once('exit', () => rmSync(app.dataDirectory, { recursive: true, force: true }));
    return app;
  });
  return shared;
}
