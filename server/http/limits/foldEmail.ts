import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';

/**
 * Normalises an address to its mailbox for rate limits: many providers deliver "ada+anything@…" to "ada@…". Dots are
 * kept, since few providers ignore them.
 */
export function foldEmail(email: string): string {
  return normaliseEmail(email).replace(/^([^@+]+)\+[^@]*@/, '$1@');
}
