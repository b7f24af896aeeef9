import type { Plugin } from 'vite';

// https://v8.dev/blog/explicit-compile-hints
const hint = '//# allFunctionsCalledOnLoad\n';
const form = '/web/form/FormTree.tsx';

/**
 * Tells Chromium to compile the form's functions while they arrive, in a thread of its own, instead of each when it is
 * first called. Other browsers read a comment. For the libraries it would not pay: half of them never run, and the page
 * waits longer for all to be compiled than it gains.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(form))) file.code = hint + file.code;
        }
      },
    },
  };
}
