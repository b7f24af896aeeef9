import { cpSync, writeFileSync } from 'node:fs';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { compileFormValidator } from '#server/toolsets/compileFormValidator.ts';

import { compiledAhead } from '../../vite/compiledAhead.ts';
import { filesByNeed } from '../../vite/filesByNeed.ts';
import { largestToolset } from '../process/benchToolsets.ts';
import { buildDocument } from './buildDocument.ts';
import { plainPage } from './plainPage.ts';

export const peers = ['filiz', 'rjsf', 'jsonforms', 'plain'] as const;
export type Peer = (typeof peers)[number];

const filizPlugins = () => [filesByNeed(['scripts/bench/form/pages/filiz.tsx']), compiledAhead()];

/** Builds every page of the benchmark as in production: minified, and Filiz in the chunks of its own build. */
export async function buildPages(root: string, outDir: string): Promise<void> {
  const pages = `${root}/scripts/bench/form/pages`;
  await buildPage(root, outDir, [`${pages}/filiz.html`], filizPlugins());
  await buildPage(root, outDir, [`${pages}/rjsf.html`, `${pages}/jsonforms.html`]);
  for (const peer of peers) {
    if (peer !== 'plain') cpSync(`${outDir}/scripts/bench/form/pages/${peer}.html`, `${outDir}/${peer}.html`);
  }
  const { manifest, schema, ui, locales } = largestToolset;
  const document = buildDocument(largestToolset);
  writeFileSync(`${outDir}/data.json`, JSON.stringify({ definition: { manifest, schema, ui, locales }, document }));
  writeFileSync(`${outDir}/validator.js`, compileFormValidator(schema));
  writeFileSync(`${outDir}/plain.html`, plainPage(schema, document));
  for (const script of ['plain.js', 'data.js']) cpSync(`${pages}/${script}`, `${outDir}/${script}`);
}

async function buildPage(root: string, outDir: string, input: string[], plugins: Plugin[] = []): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss(), ...plugins],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      chunkSizeWarningLimit: 5000,
      modulePreload: { polyfill: false },
      rollupOptions: { input },
    },
  });
}
