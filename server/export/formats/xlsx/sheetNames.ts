import { trimSigns } from '#engine/search/trimSigns.ts';

const longest = 31;
// Excel keeps this name for itself.
const reserved = ['history'];

/** Names of sheets after titles: without signs that are refused, short enough, each once whatever its case. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>(reserved);
  return titles.map((title) => {
    const name = freeName(clean(title), taken);
    taken.add(fold(name));
    return name;
  });
}

function clean(title: string): string {
  const name = title
    .toWellFormed()
    .replace(/[[\]:*?/\\\p{C}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ');
  return trimSigns(name, /[\s']/) || '–';
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = shorten(name, number === 1 ? '' : ` (${number})`);
    if (!taken.has(fold(candidate))) return candidate;
  }
}

function shorten(name: string, ending: string): string {
  const room = longest - ending.length;
  if (name.length <= room) return name + ending;
  let short = '';
  for (const character of name) {
    if (short.length + character.length >= room) break;
    short += character;
  }
  return `${short.trimEnd()}…${ending}`;
}

const fold = (name: string) => name.toLowerCase();
