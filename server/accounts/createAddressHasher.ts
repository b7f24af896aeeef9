import { createHmac } from 'node:crypto';

import { normaliseEmail } from '../database/repositories/users.ts';

/** Turns an address into what recognises it again and tells nobody without the server's secret which one it is. */
export type AddressHasher = (email: string) => string;

export function createAddressHasher(secret: string): AddressHasher {
  return (email) =>
    createHmac('sha256', secret)
      .update(`address:${normaliseEmail(email)}`)
      .digest('hex');
}
