import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA-256 under the server's secret, as 64 hexadecimal digits: for values that are few enough to be tried one
 * after the other. Each purpose has hashes of its own.
 */
export type KeyedHasher = (
  purpose: 'address' | 'client' | 'code' | 'device' | 'limit' | 'sandbox' | 'share-link' | 'webhook',
  value: string,
) => string;

export function createKeyedHasher(secret: string): KeyedHasher {
  return (purpose, value) => createHmac('sha256', secret).update(`${purpose}:${value}`).digest('hex');
}
