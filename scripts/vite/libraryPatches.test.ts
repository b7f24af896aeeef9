import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { filesByNeed } from './filesByNeed.ts';
import { i18nextWithoutLoading } from './i18nextWithoutLoading.ts';
import { lighterRjsf } from './lighterRjsf.ts';
import { plainIcons } from './plainIcons.ts';
import { reactWithoutHydration } from './reactWithoutHydration.ts';
import { routerWithoutActions } from './routerWithoutActions.ts';
import { routerWithoutServer } from './routerWithoutServer.ts';

// Inside of the project, so that its libraries are found.
let folder: string;
beforeAll(() => {
  // As in a build: React decides by it which of its files is taken.
  vi.stubEnv('NODE_ENV', 'production');
  folder = mkdtempSync(path.join(import.meta.dirname, '../../node_modules/.library-patches-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** The code of a build of one module with some plugins. */
async function bundle(code: string, plugins: Plugin[]): Promise<string> {
  const entry = path.join(folder, 'entry.mjs');
  writeFileSync(entry, code);
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'allow-extension' },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

const patched = {
  plainIcons: {
    plugin: plainIcons,
    code: `export { default } from 'lucide-react/icons/eye';`,
    gone: 'toLucideIconData',
  },
  routerWithoutServer: {
    plugin: routerWithoutServer,
    code: `export { Link, createBrowserRouter, RouterProvider } from 'react-router-dom';`,
    gone: 'usePrefetchBehavior(',
  },
  routerWithoutActions: {
    plugin: routerWithoutActions,
    code: `export { createBrowserRouter, RouterProvider } from 'react-router-dom';`,
    gone: 'getSubmittingFetcher(submission',
  },
  reactWithoutHydration: {
    plugin: reactWithoutHydration,
    code: `export { createRoot } from 'react-dom/client';`,
    gone: '.startViewTransition(',
  },
  lighterRjsf: {
    plugin: lighterRjsf,
    code: `export { default } from '@rjsf/core/lib/components/fields/SchemaField.js';`,
    gone: 'hasMalformedPercentEncoding(',
  },
  i18nextWithoutLoading: {
    plugin: i18nextWithoutLoading,
    code: `export { default } from 'i18next';`,
    gone: 'waitingReads.push',
  },
};

describe.each(Object.entries(patched))('%s', (_, { plugin, code, gone }) => {
  it('leaves out what it is for', async () => {
    expect(await bundle(code, [filesByNeed()])).toContain(gone);
    expect(await bundle(code, [filesByNeed(), plugin()])).not.toContain(gone);
  });

  it('fails a build in which it finds nothing to change', async () => {
    await expect(bundle('export const nothing = 1;', [plugin()])).rejects.toThrow('nothing to patch any more');
  });
});

describe('filesByNeed', () => {
  it('takes the production build of the router', async () => {
    const code = `export { createBrowserRouter } from 'react-router-dom';`;
    expect(await bundle(code, [])).toContain('react-router/dist/development');
    expect(await bundle(code, [filesByNeed()])).not.toContain('react-router/dist/development');
  });

  it('fails a build in which a file that it begins with is gone', async () => {
    const gone = filesByNeed(['web/main.tsx', 'web/gone.tsx']);
    await expect(bundle('export const nothing = 1;', [gone])).rejects.toThrow('there is no web/gone.tsx any more');
  });
});
