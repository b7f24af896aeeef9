import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';

import { saysSomething } from './saysSomething.ts';

/** What is looked for within a value, by the names in it; all of it. */
type Wanted = Map<string, Wanted> | 'all';

/**
 * JSON pointers of the single values of a document that say something, in its order; only those within some places.
 * Each is told once, and the document is walked once, however many places repeat or lie within one another.
 */
export function leavesOf(document: unknown, within: readonly string[] = ['']): string[] {
  const leaves: string[] = [];
  visit(document, '', gather(within));
  return leaves;

  function visit(value: unknown, pointer: string, wanted: Wanted): void {
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        const further = wanted === 'all' ? wanted : wanted.get(key);
        if (further) visit(child, pointer + formatPointer([key]), further);
      }
    } else if (wanted === 'all' && saysSomething(value)) leaves.push(pointer);
  }
}

function gather(places: readonly string[]): Wanted {
  let root: Wanted = new Map();
  for (const place of places) root = add(root, parsePointer(place), 0);
  return root;
}

function add(wanted: Wanted, tokens: readonly string[], depth: number): Wanted {
  const token = tokens[depth];
  if (wanted === 'all' || token === undefined) return 'all';
  return wanted.set(token, add(wanted.get(token) ?? new Map(), tokens, depth + 1));
}
