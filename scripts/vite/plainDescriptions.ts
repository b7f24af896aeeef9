import type { Plugin } from 'vite';

import { expectPatches } from './expectPatches.ts';

/** RJSF brings a Markdown renderer for descriptions in Markdown; our descriptions are plain sentences. */
export function plainDescriptions(): Plugin {
  const id = 'markdown-to-jsx/react';
  const expected = expectPatches([`an import of ${id}`]);
  return {
    name: 'plain-descriptions',
    apply: 'build',
    enforce: 'pre',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      expected.found(`an import of ${id}`);
      return 'export const Markdown = ({ children }) => children;';
    },
    buildEnd: expected.buildEnd,
  };
}
