import { foldText } from '#engine/search/foldText.ts';

// A number keeps its separators: 1.5 is not 15.
const words = /\p{N}+(?:[.,:/]\p{N}+)*|\p{L}[\p{L}\p{N}]*/gu;
/** What stands behind the apostrophe of a name, and says nothing else; where from and where to do. */
const endingOfName = /['’ʼ](?:s|n?[iu]n?|y[iu]|s[iu]|d[ae]|t[ae]|d[iu]r|t[iu]r)(?!\p{L})/gu;

/** The words and numbers of a text in their order, without case, signs and the endings of names. */
export function foldedWords(text: string): string[] {
  return foldText(text).replaceAll(endingOfName, '').match(words) ?? [];
}
