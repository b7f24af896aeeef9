import { foldText } from './foldText.ts';

/** The words of a text, as `foldText` takes them, with a blank between each; "" where it has none. */
export function wordsOf(text: string): string {
  return foldText(text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
}
