import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';

import { createKeyedHasher } from './createKeyedHasher.ts';

/** The keyed hash of an e-mail address, the same however the address is written. */
export type AddressHasher = (email: string) => string;

export function createAddressHasher(secret: string): AddressHasher {
  const keyedHash = createKeyedHasher(secret);
  return (email) => keyedHash('address', normaliseEmail(email));
}
