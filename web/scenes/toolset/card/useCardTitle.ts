import { useSyncExternalStore } from 'react';

import { fieldWords } from '#engine/fields/fieldWords.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

/** What a card is called: an item by its title, else by its kind and number; a field by its name. */
export function useCardTitle(document: EditableDocument, language: Language, { pointer, item }: CardSubject): string {
  const { definition } = document.source;
  const titled = item && definition.ui.itemTitles[toPattern(item.list)];
  const own = useSyncExternalStore(
    (listener) => document.subscribe(pointer, listener),
    () => (titled ? document.value(`${pointer}/${titled}`) : undefined),
  );
  if (typeof own === 'string' && own.trim() !== '') return own;
  const wordsOf = fieldWords(definition, language);
  if (!item) return wordsOf(toPattern(pointer)).title;
  const list = wordsOf(toPattern(item.list));
  return `${list.item ?? list.title} ${item.index + 1}`;
}
