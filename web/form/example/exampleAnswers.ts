import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

/** Enough to see how it is done. */
const most = 3;

/**
 * What an example wrote into a field, as texts: of a field within items, what the first of them say; of a list, its
 * entries. Nothing of references, which name the example's own items.
 */
export function exampleAnswers(
  { schema, ui, locales, manifest }: ToolsetDefinition,
  example: ToolsetDocument,
  pattern: string,
  language: Language,
): string[] {
  const place = walkSchema(schema).find((one) => one.pattern === pattern);
  if (!place || manifest.binds.some(({ field }) => field === pattern || field === `${pattern}/*`)) return [];
  const words = locales[language].enums?.[place.localeKey];
  const title = ui.itemTitles?.[pattern];
  const asText = (value: unknown): string => {
    if (typeof value === 'number') return value.toLocaleString(language);
    if (typeof value === 'string') return words?.[value] ?? value;
    return title === undefined ? '' : asText(getAt(value, `/${title}`));
  };
  const values = expandPattern(example, pattern).map((pointer) => getAt(example, pointer));
  const list = values.find((value) => Array.isArray(value) && value.length > 0);
  if (Array.isArray(list)) return list.map(asText).filter((text) => text !== '');
  return [...new Set(values.map(asText))].filter((text) => text !== '').slice(0, most);
}
