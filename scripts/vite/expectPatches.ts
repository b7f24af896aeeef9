import type { Plugin } from 'vite';

interface ExpectedPatches {
  /** Notes that a patch found its place. */
  found(patch: string): void;
  /** To be the plugin's own `buildEnd`: fails the build where a patch found no place in any module. */
  buildEnd: Plugin['buildEnd'];
}

/** What a plugin changes inside a library goes unnoticed when the library changes; with this, the build fails instead. */
export function expectPatches(patches: readonly string[]): ExpectedPatches {
  const missing = new Set(patches);
  return {
    found: (patch) => missing.delete(patch),
    buildEnd(error) {
      if (error || missing.size === 0) return;
      this.error(`nothing to patch any more, after an update of the library? ${[...missing].join('; ')}`);
    },
  };
}
