import { readFileSync } from 'node:fs';

import type { Language } from '#engine/languages/languages.ts';

/** Finds what the pages say in a language: the text at a key of one of its locale files, with values for its places. */
export function pageWords(language: Language, files: readonly string[]) {
  const all = files.map(
    (file) =>
      JSON.parse(
        readFileSync(new URL(`../../web/i18n/locales/${language}/${file}.json`, import.meta.url), 'utf8'),
      ) as unknown,
  );
  return (key: string, values: Record<string, string> = {}): string => {
    const found = all
      .map((file) => key.split('.').reduce<unknown>(step, file))
      .find((text) => typeof text === 'string');
    if (typeof found !== 'string') throw new Error(`There is no text at "${key}"`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

function step(node: unknown, part: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined;
}
