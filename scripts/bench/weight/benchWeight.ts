import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { pino } from 'pino';
import { type BrowserContext, chromium } from 'playwright';
import { build } from 'vite';

import { readConfig } from '#server/config.ts';
import { startServer } from '#server/startServer.ts';

import { chromiumArguments, chromiumPath } from '../../../test/chromium.ts';
import type { BenchRow } from '../BenchRow.ts';
import { firstToolset } from '../process/benchToolsets.ts';
import { filizAt } from '../process/filizAt.ts';
import { newProject } from '../process/newProject.ts';
import { root } from '../process/root.ts';

/** Size (gzip) of the JavaScript a browser downloads from the real server, in a production build. */
export async function benchWeight(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'filiz-bench-weight-'));
  const webDirectory = join(folder, 'web');
  await build({ root, logLevel: 'error', build: { outDir: webDirectory, emptyOutDir: true } });
  const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
  const server = await startServer(config, { logger: pino({ level: 'silent' }), webDirectory });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const filiz = filizAt(server.port, config.dataDirectory);
    const token = await filiz.register();
    const project = await newProject(filiz, token);

    const context = await browser.newContext();
    const fetched = watch(context);
    const page = await context.newPage();
    await page.goto(`${filiz.url}/login`, { waitUntil: 'networkidle' });
    await page.getByRole('textbox').first().waitFor();
    const login = await weigh(fetched);
    await page.evaluate((text) => localStorage.setItem('session', JSON.stringify(text)), token);
    await page.goto(`${filiz.url}/project/${project}/tools/${firstToolset.manifest.id}`, { waitUntil: 'networkidle' });
    await page.getByText('Nothing here yet.').waitFor();
    await page.waitForLoadState('networkidle');
    const toolset = await weigh(fetched);
    return [row('/login', login, 130), row('/login and a first toolset page', toolset, 300)];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(measure: string, bytes: number, limit: number): BenchRow {
  const peer = { name: 'limit', value: limit };
  return { part: 'weight', measure: `gzip JavaScript of ${measure}`, unit: 'kB', filiz: bytes / 1000, peer, atMost: 1 };
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
  return sizes.reduce((sum, size) => sum + size, 0);
}
