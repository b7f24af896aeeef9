import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';

import { readConfig } from '#server/config.ts';
import { startServer } from '#server/startServer.ts';

import { chromiumArguments, chromiumPath } from '../../../test/chromium.ts';
import { type Filiz, filizAt } from './filizAt.ts';
import { newProject } from './newProject.ts';
import { root } from './root.ts';

interface BuiltApp {
  browser: Browser;
  filiz: Filiz;
  /** Of the session of a new account, and its project, whose set-up is saved. */
  token: string;
  project: string;
}

/** Measures with a browser on the production build, served by a real server; both end with it. */
export async function withBuiltApp<Result>(measure: (app: BuiltApp) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'filiz-bench-'));
  const webDirectory = join(folder, 'web');
  await build({ root, logLevel: 'error', build: { outDir: webDirectory, emptyOutDir: true } });
  const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
  const server = await startServer(config, { logger: pino({ level: 'silent' }), webDirectory });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const filiz = filizAt(server.port, config.dataDirectory);
    const token = await filiz.register();
    return await measure({ browser, filiz, token, project: await newProject(filiz, token) });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
