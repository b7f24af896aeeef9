import type { AST } from '@eslint-community/regexpp';

import { isLetters } from './kindsOfLetters.ts';

/** How many letters alternatives can match at most. */
export function longestMatch(alternatives: readonly AST.Alternative[]): number {
  return Math.max(...alternatives.map(({ elements }) => elements.reduce((sum, element) => sum + lengthOf(element), 0)));
}

function lengthOf(node: AST.Element): number {
  if (isLetters(node)) return 1;
  // An element without a length stays without one, however often it stands there.
  if (node.type === 'Quantifier') return lengthOf(node.element) && node.max && lengthOf(node.element) * node.max;
  if (node.type === 'Group' || node.type === 'CapturingGroup') return longestMatch(node.alternatives);
  return node.type === 'Backreference' ? Infinity : 0;
}
