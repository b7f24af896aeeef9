import { buildOnce } from './buildOnce.mjs';

/**
 * Builds the server's programs into a folder, and further ones (`name=source`), unless the last build was from the same
 * sources: a few large files are loaded in a third of the time that two thousand small ones take.
 */
export function buildServer(node, folder = 'dist/server', further = []) {
  const build = ['scripts/build-server.ts', 'scripts/vite/keepPlaces.ts'];
  buildOnce({
    what: 'server',
    folder,
    sources: ['package-lock.json', ...build, 'engine', 'server', ...further.map((each) => each.split('=')[1])],
    isSource: (path) => further.length > 0 || !/\.test\.|\/testing\//.test(path),
    command: [node, 'scripts/build-server.ts', folder, ...further],
  });
}
