import { readFileSync } from 'node:fs';
import path from 'node:path';

import { fallbackLanguage, inEveryLanguage, type Language } from '#engine/languages/languages.ts';

import type en from './locales/en.json';

type Leaves<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string ? `${Prefix}${Key}` : Leaves<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** Every message key, typed from the English file. */
export type MessageKey = Leaves<typeof en>;
export type MessageFacts = Record<string, string | number>;

// Throws at the start if a language has no file.
const catalogues = inEveryLanguage((language) => {
  const file = path.join(import.meta.dirname, 'locales', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
});

export function hasMessage(key: string): key is MessageKey {
  return typeof find(catalogues[fallbackLanguage], key) === 'string';
}

/** The message of a key in the reader's language, its {{placeholders}} filled in. */
export function translate(language: Language, key: MessageKey, facts: MessageFacts = {}): string {
  return String(find(catalogues[language], key)).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(facts[name] ?? ''),
  );
}

function find(catalogue: unknown, key: string): unknown {
  return key.split('.').reduce((node, part) => (node as Record<string, unknown> | undefined)?.[part], catalogue);
}
