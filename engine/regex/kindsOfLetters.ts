import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

import { RegexFault } from './RegexFault.ts';

/** What of an expression reads one letter. */
type Letters = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

const types = new Set<string>(['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass']);

export function isLetters(node: AST.Node): node is Letters {
  return types.has(node.type);
}

interface Kinds {
  kinds: number;
  of: (letters: Letters) => ReadonlySet<number>;
}

/**
 * Divides all letters into kinds that an expression does not tell apart. The engine at hand says which letter is in
 * which set; of each run of letters between two that the expression names, one is asked for.
 */
export function kindsOfLetters(pattern: AST.Pattern, flags: string): Kinds {
  const sets = new Map<string, RegExp>();
  const edges = new Set(usualEdges);
  let isWide = flags.includes('i');
  const note = (node: Letters) => {
    if (sets.has(node.raw)) return;
    sets.set(node.raw, new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gmy]/g, '')));
  };
  visitRegExpAST(pattern, {
    onAlternativeEnter: ({ elements }) => elements.filter(isLetters).forEach(note),
    onQuantifierEnter: ({ element }) => isLetters(element) && note(element),
    onCharacterEnter: ({ value }) => void edges.add(value),
    onCharacterSetEnter: ({ kind }) => void (isWide ||= kind === 'property'),
    onClassStringDisjunctionEnter: refuse,
    onModifiersEnter: refuse,
  });
  const kinds = new Map<string, number>();
  const members = [...sets.keys()].map(() => new Set<number>());
  for (const letter of lettersAround(edges, isWide)) {
    const found = [...sets.values()].map((set) => set.test(letter));
    const name = found.map(Number).join('');
    const kind = kinds.get(name) ?? kinds.size;
    if (kinds.has(name)) continue;
    kinds.set(name, kind);
    found.forEach((isIn, index) => isIn && members[index]!.add(kind));
  }
  const byRaw = new Map([...sets.keys()].map((raw, index) => [raw, members[index]!]));
  return { kinds: kinds.size, of: ({ raw }) => byRaw.get(raw) ?? new Set() };
}

function refuse(): never {
  throw new RegexFault('uses modifiers or sets of strings, which nobody needs here');
}

// Where the ranges of \d, \w, \s and "." begin and end.
const usualEdges = [
  0x09, 0x0a, 0x0d, 0x20, 0x30, 0x39, 0x41, 0x5a, 0x5f, 0x61, 0x7a, 0xa0, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029,
  0x202f, 0x205f, 0x3000, 0xfeff,
];
const lastLetter = 0x10ffff;

/** Letters on both sides of each edge. With properties or without case, of all scripts: these follow no ranges. */
function* lettersAround(edges: ReadonlySet<number>, isWide: boolean): Generator<string> {
  for (const edge of edges)
    for (const code of [edge - 1, edge, edge + 1])
      if (code >= 0 && code <= lastLetter) yield String.fromCodePoint(code);
  if (!isWide) return;
  for (let code = 0; code <= lastLetter; code += code < 0x3000 ? 1 : 16) yield String.fromCodePoint(code);
}
