import { type AST, RegExpParser } from '@eslint-community/regexpp';

import type { Automaton, State } from './Automaton.ts';
import { countPaths } from './countPaths.ts';
import { isLetters, kindsOfLetters } from './kindsOfLetters.ts';
import { longestMatch } from './longestMatch.ts';
import { RegexFault } from './RegexFault.ts';

// A repetition that would be written out longer than this counts as one without a bound.
const mostWrittenOut = 250;
// What is looked at ahead or behind is read again at each place.
const farthestLook = 100;

/**
 * The automaton of an expression that is searched for in a text. It takes at least the ways that an engine takes: more
 * where it cannot tell.
 *
 * @throws RegexFault for what is no expression, refers back to what it has matched, or looks ahead or behind without a
 *   bound
 */
export function readAutomaton(source: string, flags: string, mostPaths: number): Automaton {
  const pattern = parse(source, flags);
  const { kinds, of } = kindsOfLetters(pattern, flags);
  const states: State[] = [];
  const add = (state: State) => states.push(state) - 1;
  const all = new Set(Array.from({ length: kinds }, (_, kind) => kind));
  const end = add({ type: 'end' });
  const expression = anyOf(pattern.alternatives, end);
  if (flags.includes('y')) return { states, start: expression, kinds };
  const start = add({ type: 'choice', next: [] });
  const further = add({ type: 'letter', kinds: all, next: start });
  states[start] = { type: 'choice', next: [expression, further] };
  return { states, start, kinds };

  function anyOf(alternatives: readonly AST.Alternative[], next: number): number {
    const entries = alternatives.map(({ elements }) => elements.reduceRight((to, element) => enter(element, to), next));
    return entries.length === 1 ? entries[0]! : add({ type: 'choice', next: entries });
  }

  function enter(node: AST.Element, next: number): number {
    if (isLetters(node)) return add({ type: 'letter', kinds: of(node), next });
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return anyOf(node.alternatives, next);
      case 'Assertion':
        return assert(node, next);
      case 'Quantifier':
        return repeat(node, next);
      default:
        throw new RegexFault('refers back to what it has matched, which takes time that grows faster than the text');
    }
  }

  function assert(node: AST.Assertion, next: number): number {
    if (node.kind === 'start' && !flags.includes('m')) return add({ type: 'beginning', next });
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      if (longestMatch(node.alternatives) > farthestLook)
        throw new RegexFault('looks ahead or behind without a bound, which takes time that grows faster than the text');
      const look = anyOf(node.alternatives, end);
      if (countPaths({ states, start: look, kinds }, mostPaths) > mostPaths)
        throw new RegexFault('looks ahead or behind for what can be read in many ways');
    }
    return add({ type: 'condition', next });
  }

  function repeat({ element, min, max, greedy }: AST.Quantifier, next: number): number {
    if (!isWrittenOut({ element, min, max })) return loop(element, greedy, add({ type: 'condition', next }));
    let entry = max === Infinity ? loop(element, greedy, next) : next;
    for (let count = max === Infinity ? min : max; count > 0; count -= 1) {
      const body = enter(element, entry);
      entry = count > min ? add({ type: 'choice', next: greedy ? [body, next] : [next, body] }) : body;
    }
    return entry;
  }

  function loop(element: AST.Element, greedy: boolean, next: number): number {
    const entry = add({ type: 'choice', next: [] });
    const body = enter(element, entry);
    states[entry] = { type: 'choice', next: greedy ? [body, next] : [next, body] };
    return entry;
  }
}

function parse(source: string, flags: string): AST.Pattern {
  try {
    // What the engine at hand does not take is no expression here, whatever the language says.
    RegExp(source, flags);
    const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    return new RegExpParser().parsePattern(source, 0, source.length, modes);
  } catch (error) {
    throw new RegexFault(`is no regular expression: ${(error as Error).message}`);
  }
}

/** Whether a repetition counts as often as it is told to; once at most does not make anything longer. */
function isWrittenOut({ element, min, max }: Pick<AST.Quantifier, 'element' | 'min' | 'max'>): boolean {
  const times = max === Infinity ? min : max;
  return times <= 1 || times * countLetters(element) <= mostWrittenOut;
}

/** How many states of letters an element becomes. */
function countLetters(node: AST.Element): number {
  if (node.type === 'Quantifier') {
    const times = isWrittenOut(node) ? (node.max === Infinity ? node.min + 1 : node.max) : 1;
    return times * countLetters(node.element);
  }
  if (node.type !== 'Group' && node.type !== 'CapturingGroup') return 1;
  const all = node.alternatives.flatMap(({ elements }) => elements);
  return all.reduce((sum, element) => sum + countLetters(element), 0);
}
