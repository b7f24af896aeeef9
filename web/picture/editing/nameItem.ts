import type { FieldWords } from '#engine/fields/fieldWords.ts';
import { cutText, isLonger } from '#engine/generation/cutText.ts';
import { placeInList } from '#engine/picture/arranging/placeInList.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

/** Of a name that is said; the rest stands in its field. */
const longest = 120;

type WordsOf = (pointer: string) => FieldWords;

/** What an item is called: by its title or text, else by its kind and number. */
export function nameItem(document: EditableDocument, wordsOf: WordsOf, pointer: string): string {
  const { ui } = document.source.definition;
  const { list, index } = placeInList(pointer);
  const titled = ui.itemTitles[toPattern(list)];
  const own = document.value(titled === undefined ? pointer : `${pointer}/${titled}`);
  if (typeof own === 'string' && own.trim() !== '') return isLonger(own, longest) ? cutText(own, longest) : own;
  return `${nameKind(wordsOf, list)} ${index + 1}`;
}

/** What an item of a list is called, such as "Stakeholder". */
export function nameKind(wordsOf: WordsOf, list: string): string {
  const words = wordsOf(toPattern(list));
  return words.item ?? words.title;
}
