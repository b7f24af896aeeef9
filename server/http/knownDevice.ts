import { randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context } from 'koa';

import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import type { Services } from '#server/Services.ts';

import { ownCookieName, setCookie } from './setCookie.ts';

const day = 24 * 60 * 60;
const lasts = 180 * day;
const cookie = 'device';
const shape = /^([a-z0-9]{1,10})\.([\w-]{22})\.([0-9a-f]{64})$/;

/**
 * Marks a device from which somebody proved that an account is theirs: its logins are counted by themselves, so that
 * strangers who try the account from elsewhere cannot lock it out. It opens nothing.
 */
export function rememberDevice(context: Context, { keyedHash, config }: Services, email: string): void {
  const since = Math.floor(Date.now() / 1000).toString(36);
  const id = randomBytes(16).toString('base64url');
  const value = `${since}.${id}.${sign(keyedHash, email, { since, id })}`;
  setCookie(context, ownCookieName(cookie, config.https), value, { secure: config.https, httpOnly: true, lasts });
}

/** The device's id where it was marked for the account of this address, whether or not there is one; else null. */
export function knownDevice(context: Context, { keyedHash, config }: Services, email: string): string | null {
  const [, since = '', id = '', signature = ''] =
    shape.exec(context.cookies.get(ownCookieName(cookie, config.https)) ?? '') ?? [];
  const expected = sign(keyedHash, email, { since, id });
  if (signature.length !== expected.length) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return Number.parseInt(since, 36) + lasts > Date.now() / 1000 ? id : null;
}

function sign(keyedHash: KeyedHasher, email: string, { since, id }: { since: string; id: string }): string {
  return keyedHash('device', `${since}:${id}:${normaliseEmail(email)}`);
}
