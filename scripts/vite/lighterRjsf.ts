import type { Plugin } from 'vite';

import { expectPatches } from './expectPatches.ts';

const replaced: Readonly<Record<string, string>> = {
  // For `$id`s of schemas within schemas. Browsers know addresses themselves.
  'fast-uri': `
    export default { resolve: (base, uri) => new URL(uri, base).href, equal: (one, other) => one === other };`,
  // For forms that compare their data in depth, whose fields are not told to compare by identity.
  'fast-equals': `
    export const createCustomEqual = () => () => { throw Error('left out of this build') };`,
};

/** Two libraries that RJSF brings for schemas and forms of other kinds than ours: 10 kB gzip of the form. */
export function lighterRjsf(): Plugin {
  const expected = expectPatches(Object.keys(replaced));
  const prefix = '\0lighter-rjsf:';
  return {
    name: 'lighter-rjsf',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^fast-(?:uri|equals)$/ },
      handler(id) {
        expected.found(id);
        return prefix + id;
      },
    },
    load: {
      filter: { id: /^\0lighter-rjsf:/ },
      handler: (id) => ({ code: replaced[id.slice(prefix.length)] ?? '', moduleSideEffects: false }),
    },
    buildEnd: expected.buildEnd,
  };
}
