import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  base: '/',
  publicDir: 'web/public',
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist/web', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, manifest: true },
  server: { port: 5173, proxy: { '/api': { target: server }, '/files': { target: server } } },
});
