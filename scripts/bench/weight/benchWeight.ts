import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { chromium } from 'playwright';
import { build } from 'vite';

import { readConfig } from '#server/config.ts';
import { startServer } from '#server/startServer.ts';

import { chromiumArguments, chromiumPath } from '../../../test/chromium.ts';
import type { BenchRow } from '../BenchRow.ts';
import { filizAt } from '../process/filizAt.ts';
import { newProject } from '../process/newProject.ts';
import { root } from '../process/root.ts';
import { mostKilobytes, weighPages } from './weighPages.ts';

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

    const { login, view, edit } = await weighPages(browser, { url: filiz.url, token, project });
    return [
      row('/login', login, mostKilobytes.login),
      row('/login and a first toolset to read, with its picture', view, mostKilobytes.view),
      row('/login and a first toolset to edit', edit, mostKilobytes.edit),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(measure: string, kilobytes: number, limit: number): BenchRow {
  const peer = { name: 'limit', value: limit };
  return { part: 'weight', measure: `gzip JavaScript of ${measure}`, unit: 'kB', filiz: kilobytes, peer, atMost: 1 };
}
