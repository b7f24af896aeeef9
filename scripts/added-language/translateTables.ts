import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync, Visitor } from 'vite';

/** Where the compiler says that a table lacks a language. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

interface Insertion {
  at: number;
  text: string;
}

/** Puts into each table what a translator would: the language's words, here the English ones in guillemets. */
export function translateTables(folder: string, language: string, places: readonly Place[]): void {
  for (const [name, within] of Map.groupBy(places, ({ file }) => file)) {
    const file = path.join(folder, name);
    let text = readFileSync(file, 'utf8');
    const insertions = within.map((place) => wordsFor(text, language, place));
    for (const { at, text: words } of insertions.toSorted((one, other) => other.at - one.at))
      text = text.slice(0, at) + words + text.slice(at);
    writeFileSync(file, text);
  }
}

/** Of the first table behind the place. */
function wordsFor(text: string, language: string, { line, column }: Place): Insertion {
  const lines = text.split('\n').slice(0, line - 1);
  const place = lines.reduce((sum, { length }) => sum + length + 1, column - 1);
  const found: { start: number; end: number }[] = [];
  const strings: { start: number; end: number }[] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'en' && key.start >= place) found.push(value);
      if (value.type === 'Literal' && typeof value.value === 'string') strings.push(value);
    },
  }).visit(parseSync('table.ts', text).program);
  const english = found.toSorted((one, other) => one.start - other.start)[0]!;
  let words = '';
  let read = english.start;
  for (const { start, end } of strings.filter(({ start, end }) => start >= english.start && end <= english.end)) {
    words += `${text.slice(read, start + 1)}«${text.slice(start + 1, end - 1)}»`;
    read = end - 1;
  }
  const at = text.lastIndexOf('en', english.start);
  return { at, text: `${language}: ${words}${text.slice(read, english.end)}, ` };
}
