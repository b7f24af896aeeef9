import type { Plugin } from 'vite';

/** RJSF brings a Markdown renderer of 30 kB for descriptions in Markdown; ours are plain sentences. */
export function plainDescriptions(): Plugin {
  const id = 'markdown-to-jsx/react';
  return {
    name: 'plain-descriptions',
    apply: 'build',
    enforce: 'pre',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (wanted) => (wanted === `\0${id}` ? 'export const Markdown = ({ children }) => children;' : null),
  };
}
