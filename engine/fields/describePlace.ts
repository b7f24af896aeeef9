import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { fieldWords } from './fieldWords.ts';

/** The location of a pointer in the reader's language: "Stakeholders › 2 Municipality › Name or role". */
export function describePlace(
  pointer: string,
  content: ToolsetDocument,
  definition: Pick<ToolsetDefinition, 'schema' | 'ui' | 'locales'>,
  language: Language,
): string {
  const wordsOf = fieldWords(definition, language);
  const tokens = parsePointer(pointer);
  return tokens
    .map((token, index) => {
      const path = formatPointer(tokens.slice(0, index + 1));
      if (!/^\d+$/.test(token)) return wordsOf(path).title;
      const titleKey = definition.ui.itemTitles[toPattern(formatPointer(tokens.slice(0, index)))];
      const title = titleKey === undefined ? undefined : getAt(content, `${path}/${titleKey}`);
      return [Number(token) + 1, title].filter((part) => part !== undefined && part !== '').join(' ');
    })
    .join(' › ');
}
