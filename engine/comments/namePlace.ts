import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';

import { patternOfPlace, pointerOfPlace } from './place.ts';

/** The name of a place in the reader's language: "Stakeholders › Municipality › Why". */
export function namePlace(
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'locales'>,
  document: unknown,
  place: string,
  language: Language,
): string {
  const { schema, ui } = definition;
  const wordsOf = fieldWords(definition, language);
  const tokens = parsePointer(place);
  return tokens
    .flatMap((_, index) => {
      const path = formatPointer(tokens.slice(0, index + 1));
      const pattern = patternOfPlace(schema, path) ?? '';
      if (!pattern.endsWith('/*')) return [wordsOf(pattern).title];
      const list = pattern.slice(0, -2);
      const pointer = pointerOfPlace(schema, document, path);
      const item = pointer === null ? undefined : getAt(document, pointer);
      const title = typeof item === 'string' ? item : getAt(item, `/${ui.itemTitles[list] ?? ''}`);
      return [typeof title === 'string' && title.trim() ? shorten(title.trim()) : (wordsOf(list).item ?? '')];
    })
    .filter((part) => part !== '')
    .join(' › ');
}

const longest = 60;

function shorten(text: string): string {
  return text.length > longest
    ? `${text
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
}
