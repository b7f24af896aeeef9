import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { Entry } from './Entry.ts';
import type { EntryDescription } from './entryContract.ts';

/** The number of an item in its list, and whether an item of the answering list refers to it. */
export function readPlace(
  source: PictureSource,
  pointer: string,
  { answered }: EntryDescription,
): Entry['place'] | undefined {
  if (!answered) return undefined;
  const id = source.codeAt(`${pointer}/id`);
  const isAnswered =
    id !== '' && source.itemsAt(answered.list).some((item) => idsAt(source, `${item}/${answered.by}`).includes(id));
  return { number: Number(pointer.split('/').at(-1)) + 1, isAnswered };
}

/** Which items of the list that it answers an item refers to, by their numbers, as one word: "→1,3"; "" for none. */
export function readAnswered(source: PictureSource, pointer: string, answers: EntryDescription['answers']): string {
  if (!answers) return '';
  const ids = idsAt(source, `${pointer}/${answers.by}`);
  const numbers = source
    .itemsAt(answers.list)
    .flatMap((item, index) => (ids.includes(source.codeAt(`${item}/id`)) ? [index + 1] : []));
  return numbers.length === 0 ? '' : `→${numbers.join(',')}`;
}

/** The ids that a bound field holds: one, or a list of them. */
function idsAt(source: PictureSource, pointer: string): string[] {
  const pointers = source.isList(pointer) ? source.itemsAt(pointer) : [pointer];
  return pointers.map((each) => source.codeAt(each)).filter((id) => id !== '');
}
