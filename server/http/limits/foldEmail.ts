import { normaliseEmail } from '../../database/repositories/users.ts';

/**
 * The mailbox behind an address, for counting only: many providers deliver "ada+anything@…" to "ada@…". Dots stay, since
 * only few providers ignore them.
 */
export function foldEmail(email: string): string {
  return normaliseEmail(email).replace(/^([^@+]+)\+[^@]*@/, '$1@');
}
