import type { Language } from '#engine/languages/languages.ts';
import type { ReferenceItem } from '#engine/references/referenceItems.ts';

/** The `lang` of an item's name: the project's where people have named it; else the page says what it is. */
export function langOfItem({ label }: ReferenceItem, contentLanguage: Language | undefined): Language | undefined {
  return label.trim() === '' ? undefined : contentLanguage;
}
