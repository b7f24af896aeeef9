import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

/** What a field is called in one language. */
export interface FieldWords {
  /** The property's name where the locale has no title; "" for the document itself and for items of a list. */
  title: string;
  help?: string | undefined;
  hint?: string | undefined;
  /** Name of a single item of the list. */
  item?: string | undefined;
  /** The word for each enum value. */
  enumWords?: Record<string, string> | undefined;
}

/**
 * Looks up what the field at a pointer or pattern is called. A locale may name a field of a definition where it is used
 * ("/left/mark") or once for every use ("#/$defs/cell/mark"); each word of the first wins. Places the schema lacks are
 * called by their last token.
 */
export function fieldWords(
  { schema, locales }: Pick<ToolsetDefinition, 'schema' | 'locales'>,
  language: Language,
): (pointer: string) => FieldWords {
  const { fields, enums } = locales[language];
  const localeKeys = new Map(walkSchema(schema).map(({ pattern, localeKey }) => [pattern, localeKey]));
  const found = new Map<string, FieldWords>();
  return (pointer) => {
    const pattern = localeKeys.has(pointer) ? pointer : toPattern(pointer);
    const known = found.get(pattern) ?? wordsOf(pattern);
    found.set(pattern, known);
    return known;
  };

  function wordsOf(pattern: string): FieldWords {
    const localeKey = localeKeys.get(pattern) ?? pattern;
    const name = pattern.split('/').at(-1) ?? '';
    const words = { ...fields[localeKey], ...fields[pattern] };
    return {
      ...words,
      title: words.title ?? (name === '*' ? '' : name),
      enumWords: enums[pattern] ?? enums[localeKey],
    };
  }
}
