import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';

/** The text alternative of the image at a pointer: the title of its item, else what its field is called. */
export function imageAlt(
  definition: Pick<ToolsetDefinition, 'ui' | 'schema' | 'locales'>,
  content: unknown,
  pointer: string,
  language: Language,
): string {
  const item = pointer.slice(0, pointer.lastIndexOf('/'));
  const list = item.slice(0, item.lastIndexOf('/'));
  const property = definition.ui.itemTitles[toPattern(list)];
  const title = property === undefined ? undefined : getAt(content, `${item}/${property}`);
  if (typeof title === 'string' && title.trim() !== '') return title.trim();
  return fieldWords(definition, language)(toPattern(pointer)).title;
}
