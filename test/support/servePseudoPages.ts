import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { BrowserContext } from 'playwright';

export interface PseudoPages {
  serveTo(context: BrowserContext): Promise<unknown>;
  remove(): void;
}

/** Pages whose English has accents on every letter (scripts/vite/pseudoLocale.ts), in front of a running server. */
export async function buildPseudoPages(): Promise<PseudoPages> {
  const directory = mkdtempSync(path.join(tmpdir(), 'filiz-pseudo-'));
  await promisify(execFile)(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--mode',
    'pseudo',
    '--outDir',
    directory,
    '--emptyOutDir',
  ]);
  return {
    serveTo: (context) =>
      context.route(
        (url) => !url.pathname.startsWith('/api/'),
        (route) => {
          const file = path.join(directory, new URL(route.request().url()).pathname);
          return route.fulfill({
            path: existsSync(file) && path.extname(file) ? file : path.join(directory, 'index.html'),
          });
        },
      ),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
