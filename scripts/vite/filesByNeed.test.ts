import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { filesByNeed } from './filesByNeed.ts';

// Inside of the project, so that its libraries are found.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(import.meta.dirname, '../../node_modules/.files-by-need-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

it('takes the production build of the router', async () => {
  const code = `export { createBrowserRouter } from 'react-router-dom';`;
  expect(await bundle(code, [])).toContain('react-router/dist/development');
  expect(await bundle(code, [filesByNeed()])).not.toContain('react-router/dist/development');
});

it('fails a build in which a file that it begins with is gone', async () => {
  const gone = filesByNeed(['web/main.tsx', 'web/gone.tsx']);
  await expect(bundle('export const nothing = 1;', [gone])).rejects.toThrow('there is no web/gone.tsx any more');
});
