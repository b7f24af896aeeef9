import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';
import { compileFormValidator } from '#server/toolsets/compileFormValidator.ts';

import { buildDocument } from './buildDocument.ts';
import { plainPage } from './plainPage.ts';

export const peers = ['filiz', 'rjsf', 'jsonforms', 'plain'] as const;
export type Peer = (typeof peers)[number];

/** Builds every page of the benchmark into a folder, each as its own users would ship it: minified, in production mode. */
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
  const read = (path: string): unknown => JSON.parse(readFileSync(`${root}/toolsets/requirement/${path}`, 'utf8'));
  const document = buildDocument(root);
  const definition = {
    manifest: { dependsOn: [], binds: [], computed: [], notGenerated: [], ...(read('toolset.json') as object) },
    schema: read('schema.json'),
    ui: { widgets: {}, itemTitles: {}, widths: {}, layouts: {}, ...(read('ui.json') as object) },
    locales: {
      en: { enums: {}, ...(read('locales/en.json') as object) },
      tr: { enums: {}, ...(read('locales/tr.json') as object) },
    },
  };
  mkdirSync(outDir, { recursive: true });
  writeFileSync(`${outDir}/data.json`, JSON.stringify({ definition, document }));
  writeFileSync(`${outDir}/validator.js`, compileFormValidator(definition.schema as ToolsetSchema));
  writeFileSync(`${outDir}/plain.html`, plainPage(definition.schema as ToolsetSchema, document));
  cpSync(`${pages}/plain.js`, `${outDir}/plain.js`);
}
