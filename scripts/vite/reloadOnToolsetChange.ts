import path from 'node:path';

import type { Plugin } from 'vite';

const folders = ['toolsets', process.env['TOOLSETS_DIR']].flatMap((folder) => (folder ? [path.resolve(folder)] : []));

/** In development: when a toolset's data changes, the server starts anew; the page follows as soon as it is ready. */
export function reloadOnToolsetChange(api: string): Plugin {
  return {
    name: 'reload-on-toolset-change',
    apply: 'serve',
    configureServer({ watcher, ws }) {
      watcher.add(folders);
      watcher.on('all', (_, file) => {
        const isData = /\.(json|md)$/.test(file) && folders.some((folder) => file.startsWith(folder + path.sep));
        if (isData) void whenReady(api).then(() => ws.send({ type: 'full-reload' }));
      });
    },
  };
}

/** The server is watched by its own process; it is given a moment to notice, and then the time it needs. */
async function whenReady(api: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await new Promise((wait) => setTimeout(wait, 300));
    const answer = await fetch(`${api}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
}
