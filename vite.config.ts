import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { compiledAhead } from './scripts/vite/compiledAhead.ts';
import { filesByNeed } from './scripts/vite/filesByNeed.ts';
import { oldestBrowsers } from './scripts/vite/oldestBrowsers.ts';
import { reloadOnToolsetChange } from './scripts/vite/reloadOnToolsetChange.ts';

const server = process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  base: '/',
  publicDir: 'web/public',
  plugins: [react(), tailwindcss(), filesByNeed(), compiledAhead(), reloadOnToolsetChange(server)],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: { port: 5173, proxy: { '/api': { target: server } } },
});
