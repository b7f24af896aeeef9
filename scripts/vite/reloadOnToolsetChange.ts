import path from 'node:path';

import type { Plugin } from 'vite';

const folders = ['toolsets', process.env['TOOLSETS_DIR']].flatMap((folder) => (folder ? [path.resolve(folder)] : []));

/** In development, reloads the page once the server has restarted after a change of a toolset's data. */
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

/** Waits until the server, which watches the same files, has noticed the change and restarted. */
async function whenReady(api: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await new Promise((wait) => setTimeout(wait, 300));
    const answer = await fetch(`${api}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
}
