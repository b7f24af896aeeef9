import { isCovered } from './fontCoverage.ts';

/** What no font of the documents has a sign for. */
export interface Unshown {
  /** Scripts by their codes in ISO 15924, such as "Hani", in the order of their letters. */
  scripts: string[];
  /** Signs that belong to no script. */
  signs: string[];
}

// Those of living languages; others are told by their signs.
const scripts = [
  'Hani',
  'Hira',
  'Kana',
  'Hang',
  'Thai',
  'Deva',
  'Beng',
  'Taml',
  'Telu',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Orya',
  'Sinh',
  'Khmr',
  'Laoo',
  'Mymr',
  'Tibt',
  'Ethi',
  'Geor',
  'Armn',
  'Mong',
  'Cher',
  'Thaa',
  'Syrc',
  'Tfng',
  'Nkoo',
  'Adlm',
  'Cans',
  'Latn',
  'Cyrl',
  'Grek',
  'Arab',
  'Hebr',
].map((code) => ({ code, has: new RegExp(String.raw`\p{Script=${code}}`, 'u') }));

const mostSigns = 12;

/** Of texts, what cannot be shown in documents whose fonts come along. */
export function findUnshown(texts: Iterable<string>): Unshown {
  const lost = new Set<string>();
  for (const text of texts)
    for (const letter of new Set(text)) if (letter > '\u017F' && !isCovered(letter)) lost.add(letter);
  const found = new Set<string>();
  const signs: string[] = [];
  for (const letter of lost) {
    const script = scripts.find(({ has }) => has.test(letter));
    if (script) found.add(script.code);
    else signs.push(letter);
  }
  return {
    scripts: scripts.filter(({ code }) => found.has(code)).map(({ code }) => code),
    signs: signs.slice(0, mostSigns),
  };
}
