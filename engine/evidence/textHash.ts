import { normalised } from '#engine/search/normalised.ts';

/** A short hash of a text (FNV-1a, 32 bits) in a-z and 0-9; the same for texts that differ in white space only. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of normalised(text, 'NFC').trim().replaceAll(/\s+/g, ' ')) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, '0');
}
