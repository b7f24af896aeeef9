import path from 'node:path';

import type { Plugin } from 'vite';

/** Lets modules find the files that lie beside their sources after they are built into another folder. */
export function keepPlaces(outDirectory: string): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /\bimport\.meta\.(?:dirname|filename|url)\b/ },
      handler(code, id) {
        const file = id.split('?')[0]!;
        const filename = `__path.join(import.meta.dirname, ${JSON.stringify(path.relative(outDirectory, file))})`;
        const places = {
          dirname: `__path.join(import.meta.dirname, ${JSON.stringify(path.relative(outDirectory, path.dirname(file)))})`,
          filename,
          url: `__url.pathToFileURL(${filename}).href`,
        };
        const placed = code.replaceAll(
          /\bimport\.meta\.(dirname|filename|url)\b/g,
          (_, name: keyof typeof places) => places[name],
        );
        return { code: `import __path from 'node:path';import * as __url from 'node:url';${placed}`, map: null };
      },
    },
  };
}
