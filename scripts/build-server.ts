// node scripts/build-server.ts [folder [name=source …]]: builds the server's programs, and further ones.
import path from 'node:path';

import { build } from 'vite';

import { programs } from '#server/processes/programFile.ts';

import { keepPlaces } from './vite/keepPlaces.ts';

const root = path.resolve(import.meta.dirname, '..');
const [folder = 'dist/server', ...further] = process.argv.slice(2);
const outDir = path.resolve(root, folder);
const entries = [...Object.entries(programs), ...further.map((each) => each.split('=') as [string, string])];

await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  plugins: [keepPlaces(outDir)],
  define: { builtInto: 'import.meta.dirname' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map(([name, source]) => [name, path.join(root, source)])),
      // Native packages, as they are installed, and those that Knex asks for only on other databases.
      external: [
        /^(?:better-sqlite3|msgpackr-extract)$/,
        /^@(?:myriaddreamin|napi-rs|node-rs)\//,
        /^(?:mariadb|mysql|oracledb|pg|pg-query-stream|sqlite3|tedious)(?:\/|$)/,
      ],
      // Beside one another, since `keepPlaces` counts from there.
      output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
