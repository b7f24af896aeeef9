import { buildOnce } from './buildOnce.mjs';

/** Builds the pages, unless the last build was from the same sources. */
export function buildWeb(node) {
  buildOnce({
    what: 'pages',
    folder: 'dist/web',
    sources: ['index.html', 'vite.config.ts', 'package-lock.json', 'web', 'engine', 'toolsets'],
    // Only the widgets of toolsets are part of the build; the server reads the rest at its start.
    isSource: (path) => !/\.(test|stories)\./.test(path) && (!path.startsWith('toolsets') || path.includes('widgets')),
    command: [node, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  });
}
