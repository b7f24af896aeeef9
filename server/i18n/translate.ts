import type { Language } from '#engine/toolset/languages.ts';

import en from './locales/en.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };

type Leaves<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string ? `${Prefix}${Key}` : Leaves<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** Every sentence's key, typed from the English file. */
export type MessageKey = Leaves<typeof en>;
export type MessageFacts = Record<string, string | number>;

const catalogues: Record<Language, unknown> = { en, tr };

export function hasMessage(key: string): key is MessageKey {
  return typeof find(en, key) === 'string';
}

/** The sentence of a key in the reader's language, its {{facts}} filled in. */
export function translate(language: Language, key: MessageKey, facts: MessageFacts = {}): string {
  return String(find(catalogues[language], key)).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(facts[name] ?? ''),
  );
}

function find(catalogue: unknown, key: string): unknown {
  return key.split('.').reduce((node, part) => (node as Record<string, unknown> | undefined)?.[part], catalogue);
}
