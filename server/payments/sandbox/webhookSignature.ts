import { timingSafeEqual } from 'node:crypto';

import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import { WebhookRefusedError } from '#server/errors/WebhookRefusedError.ts';

export const signatureHeader = 'sandbox-signature';

const tolerance = 300; // seconds

/** The header of a webhook with this body: `t=<seconds since 1970>,v1=<HMAC over time and body>`. */
export function signWebhook(keyedHash: KeyedHasher, body: Buffer, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmac(keyedHash, body, seconds)}`;
}

/** @throws WebhookRefusedError when the body is not signed by this secret, or was signed too long ago. */
export function checkWebhook(keyedHash: KeyedHasher, body: Buffer, header: unknown, now: number): void {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!time || !given) throw new WebhookRefusedError('unsigned');
  const expected = hmac(keyedHash, body, Number(time));
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) throw new WebhookRefusedError('unsigned');
  if (Math.abs(now / 1000 - Number(time)) > tolerance) throw new WebhookRefusedError('too-old');
}

function hmac(keyedHash: KeyedHasher, body: Buffer, seconds: number): string {
  // One character a byte, so that different bytes are never the same text.
  return keyedHash('webhook', `${seconds}.${body.toString('latin1')}`);
}
