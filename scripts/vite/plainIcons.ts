import type { Plugin } from 'vite';

import { expectPatches } from './expectPatches.ts';

// What Lucide's own does with the properties that this product gives an icon.
const createIcon = `
import { createElement } from 'react';
const look = {
  xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
};
export default ({ node }) => ({ size = 24, ...rest }) =>
  createElement('svg', { ...look, width: size, height: size, ...rest }, node.map(([tag, values]) => createElement(tag, values)));
`;

const builder = 'the function that makes icons';
const data = 'icons made from their data';

/** Every icon of Lucide comes with a builder for other frameworks and look-ups of contexts: 1.1 kB gzip before sign-in. */
export function plainIcons(): Plugin {
  const expected = expectPatches([builder, data]);
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
      handler: () => {
        expected.found(builder);
        return createIcon;
      },
    },
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      handler(code) {
        if (!/const __iconData = \{[^]*\bnode: \[[^]*createLucideIcon\(__iconData\)/.test(code)) return;
        expected.found(data);
      },
    },
    buildEnd: expected.buildEnd,
  };
}
