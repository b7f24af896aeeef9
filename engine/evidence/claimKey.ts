import { foldText } from '#engine/search/foldText.ts';

/** The words of a claim, whatever its case and its punctuation: two that have the same say the same. */
export function claimKey(text: string): string {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
