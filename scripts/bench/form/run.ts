import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from 'playwright';

import { chromiumArguments, chromiumPath } from '../../../test/chromium.ts';
import { freePort } from '../process/freePort.ts';
import { buildPages, peers, type Peer } from './buildPages.ts';
import { type FormResults, speeds } from './FormResults.ts';
import { measurePage, type Measurement } from './measurePage.ts';
import { printTable } from './printTable.ts';
import { servePages } from './servePages.ts';

/** Compares the 350-field form with its peers, all built and measured in this run, with interleaved visits. */
export async function benchForm(rounds = 3): Promise<FormResults> {
  const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
  const folder = mkdtempSync(join(tmpdir(), 'filiz-bench-'));
  await buildPages(root, folder);
  const { server, origin } = await servePages(folder);
  const port = await freePort();
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const taken: Record<string, Measurement[]> = {};
  try {
    // Warm-up: the first visit of a fresh browser has costs of its own.
    for (const peer of peers) await warmUp(browser, `${origin}/${peer}.html`);
    for (let round = 0; round < rounds; round += 1) {
      for (const speed of speeds) {
        for (let turn = 0; turn < peers.length; turn += 1) {
          const peer = peers[(turn + round) % peers.length] as Peer;
          (taken[`${peer}@${speed}x`] ??= []).push(await measurePage({ browser, port, origin }, peer, speed));
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return taken as FormResults;
}

async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-interactive').length > 0);
  await page.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await benchForm(Number(process.argv[2] ?? 3));
  console.log(printTable(results));
  console.log(JSON.stringify(results));
}
