import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';

/**
 * The secret in a page's address, 256 bits: made from its name, so that a page that is opened again has the same one.
 */
export function pageToken(keyedHash: KeyedHasher, ref: string): string {
  return keyedHash('sandbox', ref);
}
