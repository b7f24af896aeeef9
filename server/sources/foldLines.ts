import { foldText } from '#engine/search/foldText.ts';

/** A text as search compares it, line by line. */
export function foldLines(text: string): string {
  return text.split('\n').map(foldText).join('\n');
}
