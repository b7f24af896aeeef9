import { z } from 'zod';

import { presentEmailAddress } from '#engine/protocol/emailAddress.ts';
import { nameInMails } from '#engine/protocol/nameInMails.ts';

import type { ProvenIdentity } from './IdentityProvider.ts';

// An unverified address may be anybody's, and the string "true" does not count as true.
const verifiedEmail = z.object({ email: presentEmailAddress, email_verified: z.literal(true) });

const longestName = 120;
const fullName = nameInMails(longestName);

// The characters OpenID Connect allows. MySQL also compares strings without their trailing blanks.
const properSubject = /^[!-~]([ -~]{0,253}[!-~])?$/;

/** Picks what is used of the claims about a person. */
export function readIdentity(claims: Record<string, unknown> & { iss: string; sub: string }): ProvenIdentity {
  if (!properSubject.test(claims.sub)) throw new Error('the subject is not one that OpenID Connect allows');
  const proven = verifiedEmail.safeParse(claims).data;
  const name =
    typeof claims['name'] === 'string' ? claims['name'].replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim() : '';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: proven?.email ?? null,
    name: fullName.safeParse([...name].slice(0, longestName).join('')).data ?? null,
  };
}
