import type { Language } from '#engine/languages/languages.ts';

import type { ReferenceItem } from './referenceItems.ts';

/** What stands in the place of a name that cannot be told, by language: ids are never shown to people. */
export const referenceWords: Record<Language, { removed: string; unnamed: string }> = {
  en: { removed: '(removed)', unnamed: '(no name)' },
  tr: { removed: '(kaldırıldı)', unnamed: '(adsız)' },
};

/**
 * What a reference is called wherever people or a model read it: the name of its item, or that the item was removed.
 *
 * @param items what the field can refer to
 */
export function nameReference(items: readonly ReferenceItem[] | undefined, id: string, language: Language): string {
  const item = items?.find((each) => each.id === id);
  return item ? nameOfItem(item, language) : referenceWords[language].removed;
}

/** Whether a text stands in the place of a name that cannot be told. */
export function isNoName(text: string, language: Language): boolean {
  return Object.values(referenceWords[language]).includes(text);
}

/** The name of an item that can be referred to. */
export function nameOfItem({ label }: Pick<ReferenceItem, 'label'>, language: Language): string {
  return label.trim() || referenceWords[language].unnamed;
}
