import path from 'node:path';

import type { Plugin, Rolldown } from 'vite';

const at = (file: string) => path.join(import.meta.dirname, '../..', file);

// The package's exports name only its development build.
const router = at('node_modules/react-router/dist/production');
const firstPage = ['web/main.tsx', 'web/shell/EntryFrame.tsx', 'web/scenes/login/Login.tsx'].map(at);

/**
 * Files by when they are needed: what the first page stands on in two (libraries, ours), what several pages share in one.
 * gzip does a tenth better on these than on the forty small ones that they would be otherwise.
 */
export function filesByNeed(): Plugin {
  const needed = new Set<string>();
  const follow = (id: string, context: Rolldown.ChunkingContext) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported, context);
  };
  const onFirstPage = (name: string, test: RegExp, priority: number) => ({
    name: (id: string, context: Rolldown.ChunkingContext) => {
      if (needed.size === 0) for (const root of firstPage) follow(root, context);
      return needed.has(id) && !firstPage.includes(id) ? name : null;
    },
    debugName: name,
    test,
    priority,
  });
  const groups = [onFirstPage('libraries', /node_modules/, 3), onFirstPage('first-page', /./, 2)];
  const shared = { name: 'shared', test: /\/(web|engine)\/|lucide-react/, minShareCount: 3, priority: 1 };
  return {
    name: 'files-by-need',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${router}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
        ],
      },
      build: { rolldownOptions: { output: { codeSplitting: { groups: [...groups, shared] } } } },
    }),
  };
}
