import { cpSync, mkdirSync, writeFileSync } from 'node:fs';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { compileFormValidator } from '#server/toolsets/compileFormValidator.ts';

import { largestToolset } from '../process/benchToolsets.ts';
import { buildDocument } from './buildDocument.ts';
import { plainPage } from './plainPage.ts';

export const peers = ['filiz', 'rjsf', 'jsonforms', 'plain'] as const;
export type Peer = (typeof peers)[number];

/** Builds every page of the benchmark as in production: minified. */
export async function buildPages(root: string, outDir: string): Promise<void> {
  const pages = `${root}/scripts/bench/form/pages`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 5000,
      rollupOptions: { input: peers.filter((peer) => peer !== 'plain').map((peer) => `${pages}/${peer}.html`) },
    },
  });
  for (const peer of peers) {
    if (peer !== 'plain') cpSync(`${outDir}/scripts/bench/form/pages/${peer}.html`, `${outDir}/${peer}.html`);
  }
  const { manifest, schema, ui, locales } = largestToolset;
  const document = buildDocument(largestToolset);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(`${outDir}/data.json`, JSON.stringify({ definition: { manifest, schema, ui, locales }, document }));
  writeFileSync(`${outDir}/validator.js`, compileFormValidator(schema));
  writeFileSync(`${outDir}/plain.html`, plainPage(schema, document));
  cpSync(`${pages}/plain.js`, `${outDir}/plain.js`);
}
