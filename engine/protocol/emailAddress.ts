import { z } from 'zod';

import { boundedText } from './boundedText.ts';
import { normaliseEmail } from './normaliseEmail.ts';

const most = 254; // RFC 5321 with erratum 1690
const mostLocal = 64;

const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/; // RFC 5322, 3.2.3
const foreignLetters = /\P{ASCII}+/gu;
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** What is wrong with a normalised address, as a key of `fields`; null: mail can be sent to it. */
function fault(email: string): 'email' | 'email-letters' | null {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  if (local.length > mostLocal || !domainName.test(email.slice(at + 1))) return 'email';
  if (atoms.test(local)) return null;
  // Only servers with SMTPUTF8 deliver to these, and nobody learns of a mail that one on the way gave back.
  return atoms.test(local.replace(foreignLetters, 'x')) ? 'email-letters' : 'email';
}

const address = (isRefused: (email: string) => string | null | false) =>
  boundedText(most, normaliseEmail)
    .check(({ value, issues }) => {
      const message = isRefused(value);
      if (message) issues.push({ code: 'custom', message, input: value });
    })
    .meta({ format: 'email' });

/** An address that mails are to be sent to, in its normal form. */
export const emailAddress = address(fault);

/**
 * One that may be somebody's already: also what was taken once and would not be now, since nobody may be locked out.
 */
export const presentEmailAddress = address((email) => !z.email().safeParse(email).success && fault(email));
