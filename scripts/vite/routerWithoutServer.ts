import type { Plugin } from 'vite';

/**
 * React Router brings what its server rendering needs into every build, because a bundler cannot tell that nobody misses
 * it: classes and forwarded references with a name put onto them count as an effect. Said to be pure, they go if unused.
 * Links of ours prefetch nothing and nobody instruments the router, so those parts go too. 4 kB gzip less before sign-in.
 */
export function routerWithoutServer(): Plugin {
  return {
    name: 'router-without-server',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/^var (\w+) = (class extends [\w.]+ \{[^]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
          .replaceAll(/^var (\w+) = (React\d*\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2')
          .replaceAll(/shouldPrefetch && !isAbsolute \? .* : link;/g, 'link;')
          .replaceAll(/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g, '[false, null, {}];')
          .replaceAll(/\binit\.instrumentations\b/g, 'undefined'),
    },
  };
}
